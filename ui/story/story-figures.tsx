import { type MeasuredFigure, MeasuredFigures } from '../layout/measured-figures.tsx';

/** The measured figures of a story over its width; nothing as long as none was measured. */
export function StoryFigures({ of }: { of: readonly MeasuredFigure[] }) {
  if (of.length === 0) return null;
  return (
    <section aria-label="Measured" className="wrap pt-16 lg:pt-24">
      <MeasuredFigures figures={of} />
    </section>
  );
}
