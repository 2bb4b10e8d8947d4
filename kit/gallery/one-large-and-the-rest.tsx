import { phoneScreens, wideScreens } from '#content/template-screens.ts';
import { Gallery } from '#ui/media/gallery.tsx';

export default function OneLargeAndTheRest() {
  return (
    <Gallery
      label="First screens of our templates"
      variant="lead"
      items={[...wideScreens, ...phoneScreens.slice(0, 1)]}
    />
  );
}
