import { phoneScreens, wideScreens } from '#content/template-screens.ts';
import { ScreenTile } from '#ui/media/screen-tile.tsx';

/** What a tile needs of a screen. */
const shown = ({ href, name, alt, picture, dark }: (typeof wideScreens)[number]) => ({
  href,
  name,
  alt,
  picture: { light: picture, dark },
});

const [, , savings, practice] = wideScreens;
const [sleep] = phoneScreens;

export default function ScreensOnTheirHue() {
  return (
    <ul className="grid gap-x-4 gap-y-8 @2xl:grid-cols-12">
      <li className="@2xl:col-span-7">
        <ScreenTile
          {...shown(savings)}
          hue="sun"
          note="Choose an amount and a period; the page does the arithmetic."
          state="Working demo"
        />
      </li>
      <li className="@2xl:col-span-5">
        <ScreenTile
          {...shown(sleep)}
          hue="lilac"
          note="It shows a night’s sleep on one screen."
          state="Working demo"
        />
      </li>
      <li className="@2xl:col-span-12">
        <ScreenTile
          {...shown(practice)}
          hue="coral"
          note="Patients see the free appointments of two doctors and a nurse first."
          state="Working demo"
        />
      </li>
    </ul>
  );
}
