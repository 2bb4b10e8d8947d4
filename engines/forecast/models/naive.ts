import { at, type Numbers } from '../numbers/numbers.ts';
import { withoutSeason } from '../seasons/classical.ts';

/** The last value, again and again. */
export function naive(x: Numbers, horizon: number): Float64Array {
  return new Float64Array(horizon).fill(at(x, x.length - 1));
}

/** The last season, again and again. */
export function seasonalNaive(x: Numbers, horizon: number, period: number): Float64Array {
  const span = Math.min(Math.max(1, period), x.length);
  return Float64Array.from({ length: horizon }, (_, i) => at(x, x.length - span + (i % span)));
}

/** The last value, going on as it went from the first to the last. */
export function drift(x: Numbers, horizon: number): Float64Array {
  const last = at(x, x.length - 1);
  const step = x.length > 1 ? (last - at(x, 0)) / (x.length - 1) : 0;
  return Float64Array.from({ length: horizon }, (_, i) => last + step * (i + 1));
}

/** The last value of the series without its season, the season put back: what the M4 competition measured by. */
export function naive2(x: Numbers, horizon: number, period: number): Float64Array {
  const { values, restore } = withoutSeason(x, period);
  return restore(naive(values, horizon));
}
