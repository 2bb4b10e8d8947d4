import { screenHome } from '#content/pictures/screen-home.ts';
import { screenHomeDark } from '#content/pictures/screen-home-dark.ts';
import { Figure } from '#ui/media/figure.tsx';

export default function LightAndDark() {
  return (
    <Figure
      picture={screenHome}
      dark={screenHomeDark}
      alt="The home page: a statement, and a sculpture of rings that runs off the page on the right"
      sizes="(min-width: 64rem) 40rem, 92vw"
      caption="Switch the theme above: the screenshot changes with it."
      className="mx-auto max-w-[40rem]"
    />
  );
}
