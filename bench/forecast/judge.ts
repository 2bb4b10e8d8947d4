import type { Series } from './series.ts';

export interface Score {
  smape: number;
  mase: number;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The errors of one forecast as the M4 competition counts them. */
export function score({ x, m, xx = [] }: Series, forecast: number[]): Score {
  const known = x.filter((value) => value !== null);
  const changes = known.slice(m).map((value, i) => Math.abs(value - (known[i] ?? 0)));
  const usual = mean(changes);
  const errors = xx.map((value, h) => Math.abs(value - (forecast[h] ?? 0)));
  const shares = xx.map((value, h) => {
    const size = Math.abs(value) + Math.abs(forecast[h] ?? 0);
    return size > 0 ? (200 * (errors[h] ?? 0)) / size : 0;
  });
  return { smape: mean(shares), mase: usual > 0 ? mean(errors) / usual : 0 };
}

/** The means of both errors over series. */
export const meanScore = (scores: Score[]): Score => ({
  smape: mean(scores.map(({ smape }) => smape)),
  mase: mean(scores.map(({ mase }) => mase)),
});

/** Both errors held against the naive forecast's: one is as good as naive, less is better. */
export const owa = (own: Score, naive: Score): number =>
  (own.smape / naive.smape + own.mase / naive.mase) / 2;

/** How many of the values that came lie inside the band, and how many there are. */
export function inside(
  { xx = [] }: Series,
  band: { lower95: number[]; upper95: number[] },
): [number, number] {
  const held = xx.filter((value, h) => value >= (band.lower95[h] ?? 0) && value <= (band.upper95[h] ?? 0));
  return [held.length, xx.length];
}
