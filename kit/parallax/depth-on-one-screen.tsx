import { van } from '#content/pictures/van.ts';
import { Parallax } from '#ui/media/parallax.tsx';
import { Picture } from '#ui/media/picture.tsx';

export default function DepthOnOneScreen() {
  return (
    <section aria-label="A small page" tabIndex={0} className="h-96 overflow-y-auto rounded-card bg-raised">
      <p className="display p-8 pb-24 text-4xl">Scroll this small page</p>
      <Parallax depth={16} fit="contain" className="mx-8 h-72 rounded-card bg-cobalt">
        <Picture picture={van} alt="A delivery van" sizes="30rem" />
      </Parallax>
      <p className="max-w-[34rem] p-8 pb-40 text-lg">
        The frame moves with the page. The van inside moves a little slower, as if it were further away.
      </p>
    </section>
  );
}
