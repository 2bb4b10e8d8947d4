import { at, mean, median, type Numbers } from '../numbers/numbers.ts';

export interface Changepoint {
  /** The first place of the new stretch. */
  index: number;
  /** The rise with each step before and after. */
  before: number;
  after: number;
  /** How far the level jumps at the place. */
  jump: number;
}

const atMost = 240;

/** Sums that give the error of a straight line over any stretch in constant time. */
function lineErrors(y: Numbers) {
  const n = y.length;
  const sums = [0, 1, 2].map(() => new Float64Array(n + 1)) as [Float64Array, Float64Array, Float64Array];
  const [one, square, product] = sums;
  for (let i = 0; i < n; i++) {
    one[i + 1] = at(one, i) + at(y, i);
    square[i + 1] = at(square, i) + at(y, i) ** 2;
    product[i + 1] = at(product, i) + i * at(y, i);
  }
  const lineOver = (from: number, to: number) => {
    const count = to - from;
    const total = at(one, to) - at(one, from);
    const centre = (from + to - 1) / 2;
    const bottom = (count * (count * count - 1)) / 12;
    const top = at(product, to) - at(product, from) - centre * total;
    const rise = bottom > 0 ? top / bottom : 0;
    const error = at(square, to) - at(square, from) - (total * total) / count - rise * top;
    return { error: Math.max(0, error), rise, middle: total / count, centre };
  };
  return lineOver;
}

/** Where a trend breaks: the stretches of straight line that explain it best, each break paid for (BIC). */
export function changepoints(trend: Numbers, most = 4): Changepoint[] {
  const step = Math.max(1, Math.ceil(trend.length / atMost));
  const n = Math.floor(trend.length / step);
  const shortest = Math.max(4, Math.floor(n / 12));
  if (n < 2 * shortest) return [];
  const y = Float64Array.from({ length: n }, (_, i) =>
    mean(Array.from({ length: step }, (_, j) => at(trend, i * step + j))),
  );
  const lineOver = lineErrors(y);
  const best = [new Float64Array(n + 1)];
  const from = [new Int32Array(n + 1)];
  for (let to = 1; to <= n; to++)
    (best[0] as Float64Array)[to] = to < shortest ? Number.POSITIVE_INFINITY : lineOver(0, to).error;
  for (let k = 1; k <= most; k++) {
    const row = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY);
    const origin = new Int32Array(n + 1);
    for (let to = (k + 1) * shortest; to <= n; to++) {
      for (let cut = k * shortest; cut <= to - shortest; cut++) {
        const error = at(best[k - 1] as Float64Array, cut) + lineOver(cut, to).error;
        if (error < at(row, to)) {
          row[to] = error;
          origin[to] = cut;
        }
      }
    }
    best.push(row);
    from.push(origin);
  }
  // Neighbouring values of a smooth trend are not independent: a break must pay for the noise of single steps.
  const noise = 1e-9 + 1e-4 * median(y.map(Math.abs)) ** 2;
  const price = (k: number) =>
    n * Math.log((at(best[k] as Float64Array, n) + noise * n) / n) + 6 * k * Math.log(n);
  let chosen = 0;
  for (let k = 1; k <= most; k++) if (price(k) < price(chosen)) chosen = k;
  const cuts: number[] = [];
  for (let k = chosen, to = n; k > 0; k--) {
    to = at(from[k] as Int32Array, to);
    cuts.unshift(to);
  }
  const edges = [0, ...cuts, n];
  return cuts.map((cut, i) => {
    const left = lineOver(edges[i] ?? 0, cut);
    const right = lineOver(cut, edges[i + 2] ?? n);
    const jump =
      right.middle + right.rise * (cut - right.centre) - (left.middle + left.rise * (cut - left.centre));
    return { index: cut * step, before: left.rise / step, after: right.rise / step, jump };
  });
}
