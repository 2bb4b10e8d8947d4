import { at, least, median, type Numbers, variance } from '../numbers/numbers.ts';
import { mstl } from '../seasons/stl.ts';

interface Decomposition {
  /** Whether the parts multiply to the series; else they add up to it. */
  multiplicative: boolean;
  trend: Float64Array;
  /** Each season with how much of the movement it explains, from 0 to 1. */
  seasons: { period: number; values: Float64Array; strength: number }[];
  rest: Float64Array;
}

const strengthOf = (season: Float64Array, rest: Float64Array): number => {
  const both = variance(season.map((value, i) => value + at(rest, i)));
  return both > 0 ? Math.max(0, 1 - variance(rest) / both) : 0;
};

/** Whether the swing of a series grows with its level. */
function swingsWithLevel(x: Numbers, period: number): boolean {
  const span = Math.max(period, 6);
  const levels: number[] = [];
  const swings: number[] = [];
  for (let from = 0; from + span <= x.length; from += span) {
    const part = Float64Array.from({ length: span }, (_, i) => at(x, from + i));
    levels.push(Math.log(Math.max(1e-12, part.reduce((a, b) => a + b, 0) / span)));
    swings.push(Math.log(Math.max(1e-12, Math.sqrt(variance(part)))));
  }
  if (levels.length < 3) return false;
  const middle = levels.reduce((a, b) => a + b, 0) / levels.length;
  let top = 0;
  let bottom = 0;
  for (const [i, level] of levels.entries()) {
    top += (level - middle) * (swings[i] ?? 0);
    bottom += (level - middle) ** 2;
  }
  return bottom > 0.01 && top / bottom > 0.5;
}

/** Trend, seasons and rest of a whole series, outliers trusted less. */
export function decompose(x: Numbers, periods: readonly number[]): Decomposition {
  const multiplicative = least(x) > 0 && swingsWithLevel(x, periods[0] ?? 1);
  const y = multiplicative ? Float64Array.from(x, Math.log) : Float64Array.from(x);
  const { trend, seasons, rest } = mstl(y, periods, { robust: x.length > 20_000 ? 0 : 2 });
  const back = (values: Float64Array) => (multiplicative ? values.map(Math.exp) : values);
  return {
    multiplicative,
    trend: back(trend),
    seasons: seasons.map(({ period, values }) => ({
      period,
      values: back(values),
      strength: strengthOf(values, rest),
    })),
    rest: back(rest),
  };
}

export interface Anomaly {
  index: number;
  value: number;
  /** What trend and seasons together would have said. */
  expected: number;
  /** How many usual deviations it is away. */
  deviations: number;
}

/** Values far outside what trend and seasons say, the farthest first. */
export function anomalies(x: Numbers, parts: Decomposition, limit = 5): Anomaly[] {
  const { multiplicative, trend, seasons } = parts;
  const rest = multiplicative ? parts.rest.map(Math.log) : parts.rest;
  const middle = median(rest);
  // 1.4826 makes the median deviation of a bell curve its standard deviation.
  const usual = 1.4826 * median(rest.map((value) => Math.abs(value - middle)));
  // Where all but rounding is explained, rounding is no anomaly.
  const rounding = multiplicative ? 1e-9 : 1e-9 * Math.max(Math.abs(least(x)), Math.abs(median(trend)));
  if (!(usual > rounding)) return [];
  const found: Anomaly[] = [];
  for (let index = 0; index < x.length; index++) {
    const deviations = (at(rest, index) - middle) / usual;
    if (Math.abs(deviations) < limit) continue;
    const expected = seasons.reduce(
      (sum, { values }) => (multiplicative ? sum * at(values, index) : sum + at(values, index)),
      at(trend, index),
    );
    found.push({ index, value: at(x, index), expected, deviations });
  }
  return found.sort((a, b) => Math.abs(b.deviations) - Math.abs(a.deviations));
}
