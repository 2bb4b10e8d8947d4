import { screenHome } from '#content/pictures/screen-home.ts';
import { screenHomeDark } from '#content/pictures/screen-home-dark.ts';
import { Comparison } from '#ui/media/comparison.tsx';
import { Picture } from '#ui/media/picture.tsx';

const sizes = '(min-width: 64rem) 50rem, 92vw';

export default function LightAndDark() {
  return (
    <Comparison
      label="The home page, light against dark"
      before={<Picture picture={screenHome} alt="The home page on warm paper" sizes={sizes} />}
      after={<Picture picture={screenHomeDark} alt="The home page on near black" sizes={sizes} />}
      beforeLabel="Light"
      afterLabel="Dark"
    />
  );
}
