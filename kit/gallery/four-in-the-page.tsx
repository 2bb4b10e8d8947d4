import { phoneScreens, wideScreens } from '#content/template-screens.ts';
import { Gallery } from '#ui/media/gallery.tsx';

export default function FourInThePage() {
  return (
    <article className="grid gap-5 rounded-card border border-line bg-raised p-5">
      <header>
        <h3 className="text-xl">Seven templates, one evening</h3>
        <p className="mt-1 text-mute">Sample event on 3 December. These screens are on the wall:</p>
      </header>
      <Gallery label="Shown on the wall" shown={4} columns={4} items={[...wideScreens, ...phoneScreens]} />
    </article>
  );
}
