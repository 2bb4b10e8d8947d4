import { at, median, type Numbers } from '../numbers/numbers.ts';
import { loess } from './loess.ts';

export interface Parts {
  trend: Float64Array;
  seasons: { period: number; values: Float64Array }[];
  rest: Float64Array;
}

const odd = (value: number): number => {
  const whole = Math.ceil(value);
  return whole % 2 === 0 ? whole + 1 : whole;
};

function movingMean(x: Float64Array, width: number): Float64Array {
  const count = x.length - width + 1;
  const result = new Float64Array(count);
  let total = 0;
  for (let i = 0; i < x.length; i++) {
    total += at(x, i);
    if (i >= width) total -= at(x, i - width);
    if (i >= width - 1) result[i - width + 1] = total / width;
  }
  return result;
}

interface StlOptions {
  /** How many seasons the season may remember; more is stiffer. */
  seasonWidth: number;
  /** Passes that trust outliers less. */
  robust?: number;
}

/** Trend and season of a series by local regression (Cleveland's STL). */
function stl(x: Numbers, period: number, { seasonWidth, robust = 0 }: StlOptions) {
  const n = x.length;
  const trendWidth = odd((1.5 * period) / (1 - 1.5 / seasonWidth));
  const lowWidth = odd(period);
  let trend: Float64Array = new Float64Array(n);
  const season = new Float64Array(n);
  let weights: Float64Array | undefined;
  const extended = new Float64Array(n + 2 * period);
  for (let outer = 0; outer <= robust; outer++) {
    for (let inner = 0; inner < 2; inner++) {
      for (let place = 0; place < period; place++) {
        const count = Math.floor((n - 1 - place) / period) + 1;
        const cycle = new Float64Array(count);
        const trust = weights ? new Float64Array(count) : undefined;
        for (let k = 0; k < count; k++) {
          const i = place + k * period;
          cycle[k] = at(x, i) - at(trend, i);
          if (trust && weights) trust[k] = at(weights, i);
        }
        const smooth = loess(cycle, seasonWidth, -1, count, trust);
        for (let k = 0; k < smooth.length; k++) extended[place + k * period] = at(smooth, k);
      }
      const low = loess(movingMean(movingMean(movingMean(extended, period), period), 3), lowWidth, 0, n - 1);
      for (let i = 0; i < n; i++) season[i] = at(extended, i + period) - at(low, i);
      const flat = Float64Array.from(x, (value, i) => value - at(season, i));
      trend = loess(flat, trendWidth, 0, n - 1, weights);
    }
    if (outer < robust) weights = trustIn(Float64Array.from(x, (v, i) => v - at(trend, i) - at(season, i)));
  }
  return { trend, season };
}

/** The weight of each value: zero beyond six median errors. */
function trustIn(rest: Float64Array): Float64Array {
  const limit = 6 * median(rest.map(Math.abs));
  return rest.map((value) => {
    const share = limit > 0 ? Math.abs(value) / limit : 0;
    if (share <= 0.001) return 1;
    return share >= 0.999 ? 0 : (1 - share * share) ** 2;
  });
}

/** Several seasons at once, the shortest first, each taken from what the others leave (MSTL). */
export function mstl(x: Numbers, periods: readonly number[], { robust = 0, firstWidth = 11 } = {}): Parts {
  const n = x.length;
  const known = periods.filter((period) => period > 1 && n >= 2 * period).sort((a, b) => a - b);
  const seasons = known.map((period) => ({ period, values: new Float64Array(n) }));
  const adjusted = Float64Array.from(x);
  let trend: Float64Array = new Float64Array(n);
  for (let pass = 0; pass < (known.length > 1 ? 2 : 1); pass++) {
    for (const [index, one] of seasons.entries()) {
      for (let i = 0; i < n; i++) adjusted[i] = at(adjusted, i) + at(one.values, i);
      const found = stl(adjusted, one.period, { seasonWidth: firstWidth + 4 * index, robust });
      one.values.set(found.season);
      trend = found.trend;
      for (let i = 0; i < n; i++) adjusted[i] = at(adjusted, i) - at(one.values, i);
    }
  }
  if (known.length === 0) trend = loess(x, odd(Math.max(7, n / 5)), 0, n - 1);
  return { trend, seasons, rest: adjusted.map((value, i) => value - at(trend, i)) };
}
