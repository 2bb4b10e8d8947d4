import { phoneScreens } from '#content/template-screens.ts';
import { Gallery } from '#ui/media/gallery.tsx';

export default function TallWithCaptions() {
  return (
    <Gallery
      label="Two templates on a phone"
      ratio="4 / 5"
      columns={2}
      captions
      items={phoneScreens}
      className="max-w-[34rem]"
    />
  );
}
