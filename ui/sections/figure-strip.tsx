import { type MeasuredFigure, MeasuredFigures } from '../layout/measured-figures.tsx';

/** The measured figures of a page over its full width. */
export function FigureStrip({ figures }: { figures: readonly MeasuredFigure[] }) {
  return (
    <section aria-label="Measured" className="wrap">
      <MeasuredFigures figures={figures} />
    </section>
  );
}
