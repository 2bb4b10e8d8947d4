import { at, type Numbers } from '../numbers/numbers.ts';
import { isSeasonal } from './classical.ts';

/** The seasons to count with: the one given, the longer one that goes with it, or a year of weeks nobody named. */
export function seasonsOf(x: Numbers, period: number): number[] {
  const n = x.length;
  const long = (span: number) => (n >= 2 * span ? [span] : []);
  if (period === 24) return [24, ...long(168)];
  if (period === 48) return [48, ...long(336)];
  if (period === 7) return [7, ...(n >= 730 ? [365] : [])];
  if (period > 1) return [period];
  const steps = Float64Array.from({ length: Math.max(0, n - 1) }, (_, i) => at(x, i + 1) - at(x, i));
  return n >= 160 && isSeasonal(steps, 52) ? [52] : [1];
}
