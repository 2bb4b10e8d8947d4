import type { PlainProblem } from './plain-problem.ts';

/** What a route costs, in distance; nothing without stops. */
export function routeCost(
  { distances, width, fixedCost, costPerDistance }: PlainProblem,
  list: readonly number[],
): number {
  if (list.length === 0) return 0;
  let sum = fixedCost / costPerDistance;
  let from = 0;
  for (const stop of list) {
    sum += distances[from * width + stop] ?? 0;
    from = stop;
  }
  return sum + (distances[from * width] ?? 0);
}
