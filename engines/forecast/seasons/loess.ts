import { at, type Numbers } from '../numbers/numbers.ts';

/** The line through the nearest values, weighted by nearness, read at one place (in steps, may lie outside). */
function valueAt(y: Numbers, place: number, width: number, weights?: Numbers): number {
  const n = y.length;
  const span = Math.min(width, n);
  let left = Math.round(place - (span - 1) / 2);
  left = Math.max(0, Math.min(n - span, left));
  let reach = Math.max(place - left, left + span - 1 - place);
  if (width > n) reach += (width - n) / 2;
  if (reach <= 0) reach = 1;
  let total = 0;
  let centre = 0;
  let middle = 0;
  let squares = 0;
  let products = 0;
  for (let i = left; i < left + span; i++) {
    const distance = Math.abs(i - place) / reach;
    if (distance >= 0.999) continue;
    const near = 1 - distance * distance * distance;
    const weight = near * near * near * (weights ? at(weights, i) : 1);
    total += weight;
    centre += weight * i;
    middle += weight * at(y, i);
    squares += weight * i * i;
    products += weight * i * at(y, i);
  }
  if (total <= 1e-12) return Number.NaN;
  centre /= total;
  middle /= total;
  const spread = squares / total - centre * centre;
  if (Math.sqrt(Math.max(spread, 0)) < 0.001 * n) return middle;
  return middle + ((place - centre) * (products / total - centre * middle)) / spread;
}

/** A series smoothed by local lines. Between every few places it is drawn straight, which long series need. */
export function loess(y: Numbers, width: number, from: number, to: number, weights?: Numbers): Float64Array {
  const count = to - from + 1;
  const result = new Float64Array(count);
  const jump = Math.max(1, Math.floor(width / 10));
  let before = 0;
  for (let i = 0; i < count; i += jump) {
    let value = valueAt(y, from + i, width, weights);
    if (Number.isNaN(value)) value = at(y, Math.max(0, Math.min(y.length - 1, from + i)));
    result[i] = value;
    for (let j = before + 1; j < i; j++)
      result[j] = at(result, before) + ((value - at(result, before)) * (j - before)) / (i - before);
    before = i;
    if (i + jump >= count && i < count - 1) i = count - 1 - jump;
  }
  return result;
}
