import { at, autocorrelation, least, mean, type Numbers } from '../numbers/numbers.ts';

/** Whether a series returns after so many steps more than chance would have it (the test of the M4 competition). */
export function isSeasonal(x: Numbers, period: number, critical = 1.645): boolean {
  if (period < 2 || x.length < 3 * period) return false;
  const correlation = autocorrelation(x, period);
  let squares = 1;
  for (let lag = 1; lag < period; lag++) squares += 2 * at(correlation, lag) ** 2;
  return Math.abs(at(correlation, period)) > (critical / Math.sqrt(x.length)) * Math.sqrt(squares);
}

/** The mean over one season around each place; nothing at both ends. */
function seasonMean(x: Numbers, period: number): Float64Array {
  const n = x.length;
  const half = period >> 1;
  const even = period % 2 === 0;
  const result = new Float64Array(n).fill(Number.NaN);
  for (let i = half; i < n - half; i++) {
    let total = 0;
    for (let j = i - half; j <= i + half; j++) {
      total += at(x, j) * (even && (j === i - half || j === i + half) ? 0.5 : 1);
    }
    result[i] = total / period;
  }
  return result;
}

/** What each place of the season adds to the level, or multiplies it by: classical decomposition. */
export function seasonIndices(x: Numbers, period: number, multiplicative: boolean): Float64Array {
  const trend = seasonMean(x, period);
  const totals = new Float64Array(period);
  const counts = new Float64Array(period);
  for (let i = 0; i < x.length; i++) {
    const level = at(trend, i);
    if (Number.isNaN(level) || (multiplicative && level === 0)) continue;
    const place = i % period;
    totals[place] = at(totals, place) + (multiplicative ? at(x, i) / level : at(x, i) - level);
    counts[place] = at(counts, place) + 1;
  }
  const neutral = multiplicative ? 1 : 0;
  const raw = totals.map((total, i) => (at(counts, i) > 0 ? total / at(counts, i) : neutral));
  const middle = mean(raw);
  return raw.map((value) => (multiplicative ? value / (middle || 1) : value - middle));
}

interface Adjusted {
  values: Float64Array;
  /** Puts the season back onto a forecast that follows the values. */
  restore: (forecast: Numbers) => Float64Array;
  multiplicative: boolean;
  seasonal: boolean;
}

/** The series without its season, if it has one; multiplicative where the numbers allow it. */
export function withoutSeason(x: Numbers, period: number, critical = 1.645): Adjusted {
  const values = Float64Array.from(x);
  if (!isSeasonal(x, period, critical)) {
    return {
      values,
      restore: (forecast) => Float64Array.from(forecast),
      multiplicative: false,
      seasonal: false,
    };
  }
  let multiplicative = least(x) > 0;
  let indices = seasonIndices(x, period, multiplicative);
  if (multiplicative && least(indices) < 0.01) {
    multiplicative = false;
    indices = seasonIndices(x, period, false);
  }
  const apply = (value: number, place: number, back: boolean) => {
    const index = at(indices, place % period);
    if (multiplicative) return back ? value * index : value / index;
    return back ? value + index : value - index;
  };
  return {
    values: values.map((value, i) => apply(value, i, false)),
    restore: (forecast) => Float64Array.from(forecast, (value, i) => apply(value, x.length + i, true)),
    multiplicative,
    seasonal: true,
  };
}
