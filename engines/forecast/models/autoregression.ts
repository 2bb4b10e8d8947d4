import { at, least, type Numbers, scaleOf } from '../numbers/numbers.ts';

/** Solves a small symmetric system in place (Cholesky); nothing if it cannot be solved. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array | undefined {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let total = at(matrix, i * n + j);
      for (let k = 0; k < j; k++) total -= at(matrix, i * n + k) * at(matrix, j * n + k);
      if (i !== j) matrix[i * n + j] = total / at(matrix, j * n + j);
      else if (total <= 1e-14) return undefined;
      else matrix[i * n + i] = Math.sqrt(total);
    }
  }
  const result = Float64Array.from(right);
  for (let i = 0; i < n; i++) {
    let total = at(result, i);
    for (let k = 0; k < i; k++) total -= at(matrix, i * n + k) * at(result, k);
    result[i] = total / at(matrix, i * n + i);
  }
  for (let i = n - 1; i >= 0; i--) {
    let total = at(result, i);
    for (let k = i + 1; k < n; k++) total -= at(matrix, k * n + i) * at(result, k);
    result[i] = total / at(matrix, i * n + i);
  }
  return result;
}

/** The lags that a step is predicted from: the last ones, and those around each season. */
function lagsFor(n: number, periods: readonly number[]): number[] {
  const near = Math.max(1, Math.min(n > 200 ? 6 : 4, Math.floor(n / 8)));
  const lags = new Set<number>();
  for (let lag = 1; lag <= near; lag++) lags.add(lag);
  for (const period of periods) {
    if (period < 2 || n < 3 * period + 4) continue;
    for (const lag of [period - 1, period, period + 1]) lags.add(lag);
    if (n >= 5 * period) lags.add(2 * period);
  }
  return [...lags].filter((lag) => lag > 0).sort((a, b) => a - b);
}

/** Each step told from steps before it, by a regression that would rather believe in none (ridge). */
export function autoregression(
  x: Numbers,
  horizon: number,
  periods: readonly number[],
  { ridge = 0.1, log = false } = {},
): Float64Array {
  const n = x.length;
  const taken = log && least(x) > 0;
  const scale = scaleOf(x);
  const y = Float64Array.from(x, (value) => (taken ? Math.log(value) : value / scale));
  const steps = new Float64Array(Math.max(0, n - 1));
  for (let i = 0; i < n - 1; i++) steps[i] = at(y, i + 1) - at(y, i);
  const lags = lagsFor(n, periods);
  const p = lags.length + 1;
  const longest = lags[lags.length - 1] ?? 1;
  const last = at(y, n - 1);
  const back = (value: number) => (taken ? Math.exp(value) : value * scale);
  if (steps.length < longest + 3) return new Float64Array(horizon).fill(back(last));
  const matrix = new Float64Array(p * p);
  const right = new Float64Array(p);
  const row = new Float64Array(p).fill(1);
  let squares = 0;
  for (let t = longest; t < steps.length; t++) {
    for (let k = 0; k < p - 1; k++) row[k + 1] = at(steps, t - at(lags, k));
    for (let i = 0; i < p; i++) {
      right[i] = at(right, i) + at(row, i) * at(steps, t);
      for (let j = 0; j <= i; j++) matrix[i * p + j] = at(matrix, i * p + j) + at(row, i) * at(row, j);
    }
    squares += at(steps, t) ** 2;
  }
  for (let i = 1; i < p; i++) matrix[i * p + i] = at(matrix, i * p + i) + ridge * squares + 1e-12;
  matrix[0] = at(matrix, 0) * 1.2 + 1e-9;
  const weights = solve(matrix, right);
  if (!weights) return new Float64Array(horizon).fill(back(last));
  const path = new Float64Array(steps.length + horizon);
  path.set(steps);
  const result = new Float64Array(horizon);
  let level = last;
  const limit = 4 * Math.sqrt(squares / Math.max(1, steps.length - longest));
  for (let h = 0; h < horizon; h++) {
    let step = at(weights, 0);
    for (let k = 0; k < p - 1; k++) step += at(weights, k + 1) * at(path, steps.length + h - at(lags, k));
    step = Math.max(-limit, Math.min(limit, step));
    path[steps.length + h] = step;
    level += step;
    result[h] = back(level);
  }
  return result;
}
