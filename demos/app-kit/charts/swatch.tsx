/** The colours of a chart, in the order in which they are used. */
export type Series = 1 | 2 | 3 | 4 | 5;

// Whole names, so that they can be found at build.
export const seriesGround: Readonly<Record<Series, string>> = {
  1: 'bg-(--series-1)',
  2: 'bg-(--series-2)',
  3: 'bg-(--series-3)',
  4: 'bg-(--series-4)',
  5: 'bg-(--series-5)',
};

export const seriesLine: Readonly<Record<Series, string>> = {
  1: 'stroke-(--series-1)',
  2: 'stroke-(--series-2)',
  3: 'stroke-(--series-3)',
  4: 'stroke-(--series-4)',
  5: 'stroke-(--series-5)',
};

/** The colour of the part at this place; after the fifth they begin again. */
export const seriesAt = (place: number): Series => ((place % 5) + 1) as Series;

/** The colour of a series, beside its name. */
export function Swatch({ series }: { series: Series }) {
  return <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-sm ${seriesGround[series]}`} />;
}
