import { at } from './numbers.ts';

interface Search {
  start: ArrayLike<number>;
  steps: ArrayLike<number>;
  lower: ArrayLike<number>;
  upper: ArrayLike<number>;
  /** Calls of the function at most. */
  calls: number;
  /** Ends once the best and the worst corner differ by less. */
  tolerance: number;
}

/** The lowest point of a function inside a box, found by a simplex that crawls (Nelder and Mead). */
export function nelderMead(
  value: (point: Float64Array) => number,
  search: Search,
): { point: Float64Array; value: number } {
  const { start, steps, lower, upper } = search;
  const n = start.length;
  const inside = (point: Float64Array): Float64Array => {
    for (let i = 0; i < n; i++) point[i] = Math.min(at(upper, i), Math.max(at(lower, i), at(point, i)));
    return point;
  };
  let calls = 0;
  const judge = (point: Float64Array): number => {
    calls++;
    const found = value(point);
    return Number.isNaN(found) ? Number.POSITIVE_INFINITY : found;
  };
  const corners: { point: Float64Array; value: number }[] = [];
  for (let corner = 0; corner <= n; corner++) {
    const point = Float64Array.from(start);
    if (corner > 0) {
      const i = corner - 1;
      const room = at(point, i) + at(steps, i) <= at(upper, i);
      point[i] = at(point, i) + (room ? 1 : -1) * at(steps, i);
    }
    inside(point);
    corners.push({ point, value: judge(point) });
  }
  const corner = (index: number) => corners[index] as { point: Float64Array; value: number };
  const centre = new Float64Array(n);
  const towards = (from: Float64Array, share: number): { point: Float64Array; value: number } => {
    const point = new Float64Array(n);
    for (let i = 0; i < n; i++) point[i] = at(centre, i) + share * (at(from, i) - at(centre, i));
    inside(point);
    return { point, value: judge(point) };
  };
  while (calls < search.calls) {
    corners.sort((a, b) => a.value - b.value);
    const best = corner(0);
    const worst = corner(n);
    if (worst.value - best.value < search.tolerance) break;
    centre.fill(0);
    for (let c = 0; c < n; c++) {
      const { point } = corner(c);
      for (let i = 0; i < n; i++) centre[i] = at(centre, i) + at(point, i) / n;
    }
    const mirrored = towards(worst.point, -1);
    if (mirrored.value < best.value) {
      const further = towards(worst.point, -2);
      corners[n] = further.value < mirrored.value ? further : mirrored;
      continue;
    }
    if (mirrored.value < corner(Math.max(0, n - 1)).value) {
      corners[n] = mirrored;
      continue;
    }
    const nearer = mirrored.value < worst.value ? towards(mirrored.point, 0.5) : towards(worst.point, 0.5);
    if (nearer.value < Math.min(worst.value, mirrored.value)) {
      corners[n] = nearer;
      continue;
    }
    for (let c = 1; c <= n; c++) {
      const { point } = corner(c);
      for (let i = 0; i < n; i++) point[i] = at(best.point, i) + 0.5 * (at(point, i) - at(best.point, i));
      corners[c] = { point, value: judge(point) };
    }
  }
  corners.sort((a, b) => a.value - b.value);
  return corner(0);
}
