import type { Neighbours } from '../neighbours.ts';
import type { PlainProblem } from './plain-problem.ts';

/** A first plan after Clarke and Wright: a route for each stop, then ends joined where that saves most. For problems without windows. */
export function savings(problem: PlainProblem, { near, reach }: Neighbours): number[][] {
  const { width, distances, demand, capacity } = problem;
  const pairs: { a: number; b: number; saved: number }[] = [];
  for (let a = 1; a < width; a += 1)
    for (let index = 0; index < reach; index += 1) {
      const b = near[a * reach + index] ?? 0;
      const saved = (distances[a * width] ?? 0) + (distances[b] ?? 0) - (distances[a * width + b] ?? 0);
      if (saved > 0) pairs.push({ a, b, saved });
    }
  pairs.sort((one, other) => other.saved - one.saved);
  const listOf = Array.from({ length: width }, (_, stop) => [stop]);
  const load = Float64Array.from(demand);
  for (const { a, b } of pairs) {
    let left = listOf[a] ?? [];
    let right = listOf[b] ?? [];
    const sum = (load[left[0] ?? 0] ?? 0) + (load[right[0] ?? 0] ?? 0);
    if (left === right || sum > capacity + 1e-9) continue;
    // Loads are kept with both ends of a list, so either finds it.
    if (left.at(-1) !== a) left = [...left].reverse();
    if (right[0] !== b) right = [...right].reverse();
    if (left.at(-1) !== a || right[0] !== b) continue;
    const joined = [...left, ...right];
    for (const stop of joined) listOf[stop] = joined;
    load[joined[0] ?? 0] = sum;
    load[joined.at(-1) ?? 0] = sum;
  }
  return [...new Set(listOf.slice(1))];
}
