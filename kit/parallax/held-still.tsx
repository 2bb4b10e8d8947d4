import { wave } from '#content/pictures/wave.ts';
import { Parallax } from '#ui/media/parallax.tsx';
import { Picture } from '#ui/media/picture.tsx';

export default function HeldStill() {
  return (
    <section
      data-still
      aria-label="The same without motion"
      tabIndex={0}
      className="h-80 overflow-y-auto rounded-card bg-raised"
    >
      <p className="p-8 pb-16 text-lg">
        With reduced motion, the picture rests in its frame and nothing is missing.
      </p>
      <Parallax fit="contain" className="mx-8 mb-40 h-56 rounded-card bg-sun">
        <Picture picture={wave} alt="Three waves, one behind the other" sizes="30rem" />
      </Parallax>
    </section>
  );
}
