import { nelderMead } from '../numbers/nelder-mead.ts';
import { at, line, mean, type Numbers, scaleOf } from '../numbers/numbers.ts';
import { withoutSeason } from '../seasons/classical.ts';

/** Simple exponential smoothing with the weight that fits best: the last level and that weight. */
export function smooth(x: Numbers): { level: number; alpha: number } {
  const run = (alpha: number) => {
    let level = at(x, 0);
    let squares = 0;
    for (let t = 1; t < x.length; t++) {
      const error = at(x, t) - level;
      squares += error * error;
      level += alpha * error;
    }
    return { level, squares };
  };
  // Golden section: the error over the weight has one valley in all but freak series.
  const golden = (Math.sqrt(5) - 1) / 2;
  let low = 0.001;
  let high = 0.999;
  let a = high - golden * (high - low);
  let b = low + golden * (high - low);
  let atA = run(a).squares;
  let atB = run(b).squares;
  for (let step = 0; step < 24; step++) {
    if (atA < atB) {
      high = b;
      b = a;
      atB = atA;
      a = high - golden * (high - low);
      atA = run(a).squares;
    } else {
      low = a;
      a = b;
      atA = atB;
      b = low + golden * (high - low);
      atB = run(b).squares;
    }
  }
  const alpha = (low + high) / 2;
  return { level: run(alpha).level, alpha };
}

/** The Theta method as it won the M3 competition: half the slope of the whole, on a smoothed level. */
export function theta(x: Numbers, horizon: number, period: number): Float64Array {
  const { values, restore } = withoutSeason(x, period);
  const n = values.length;
  const { start, rise } = line(values);
  const bent = values.map((value, i) => 2 * value - (start + rise * i));
  const { level } = smooth(bent);
  const straight = Float64Array.from({ length: horizon }, (_, h) => (level + start + rise * (n + h)) / 2);
  return restore(straight);
}

/** The states of the dynamic Theta model after a pass; `squares` of its errors from the third value on. */
function pass(y: Float64Array, first: number, alpha: number, strength: number, future?: Float64Array) {
  const n = y.length;
  const bend = 1 - 1 / strength;
  let level = first;
  let middle = 0;
  let intercept = at(y, 0);
  let slope = 0;
  let power = 1;
  let squares = 0;
  const until = n + (future?.length ?? 0);
  for (let t = 1; t <= until; t++) {
    const expected = level + bend * (power * intercept + ((1 - power * (1 - alpha)) / alpha) * slope);
    const value = t <= n ? at(y, t - 1) : expected;
    if (t > n && future) future[t - n - 1] = expected;
    if (t >= 3 && t <= n) squares += (value - expected) ** 2;
    level = alpha * value + (1 - alpha) * level;
    const before = middle;
    middle = ((t - 1) * middle + value) / t;
    // The line through all values so far, kept up to date instead of fitted again.
    slope = t === 1 ? 0 : ((t - 2) * slope + (6 * (value - before)) / t) / (t + 1);
    intercept = middle - (slope * (t + 1)) / 2;
    power *= 1 - alpha;
  }
  return squares;
}

/** The dynamic optimised Theta model: weight, bend and first level fitted, the line moving with the series. */
export function dynamicTheta(x: Numbers, horizon: number, period: number): Float64Array {
  const { values, restore } = withoutSeason(x, period);
  const scale = scaleOf(values);
  const y = values.map((value) => value / scale);
  const future = new Float64Array(horizon);
  if (y.length < 4) return restore(future.fill(mean(values)));
  const found = nelderMead((p) => Math.log(pass(y, at(p, 0), at(p, 1), at(p, 2)) + 1e-12), {
    start: [at(y, 0) / 2, 0.5, 2],
    steps: [0.2 * Math.abs(at(y, 0)) + 0.1, 0.2, 1],
    lower: [Number.NEGATIVE_INFINITY, 0.1, 1],
    upper: [Number.POSITIVE_INFINITY, 0.99, 1e4],
    calls: 300,
    tolerance: 1e-6,
  });
  pass(y, at(found.point, 0), at(found.point, 1), at(found.point, 2), future);
  return restore(future.map((value) => value * scale));
}
