import { nestedCubes } from '#content/pictures/nested-cubes.ts';
import { prism } from '#content/pictures/prism.ts';
import { Parallax } from '#ui/media/parallax.tsx';
import { Picture } from '#ui/media/picture.tsx';

export default function NearAndFar() {
  return (
    <section aria-label="Two depths" tabIndex={0} className="h-96 overflow-y-auto rounded-card bg-raised">
      <p className="p-8 pb-20 text-lg">Scroll: the left one looks further away than the right one.</p>
      <div className="grid grid-cols-2 gap-4 px-8 pb-48">
        <Parallax depth={24} fit="contain" className="h-72 rounded-card bg-lilac">
          <Picture picture={prism} alt="A prism, far away" sizes="20rem" className="p-2" />
        </Parallax>
        <Parallax depth={6} fit="contain" className="h-72 rounded-card bg-sun">
          <Picture picture={nestedCubes} alt="Nested cubes, near" sizes="20rem" className="p-2" />
        </Parallax>
      </div>
    </section>
  );
}
