import type { PlainProblem } from './plain-problem.ts';
import { routeCost } from './route-cost.ts';

type Lists = readonly (readonly number[])[];

/** By route of `mine`, then of `other`: the number of its district. Routes that share a stop are of one district, so both plans serve the same stops in each. */
function districtsOf(width: number, mine: Lists, other: Lists): Int32Array {
  const parent = Int32Array.from({ length: mine.length + other.length }, (_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] ?? 0;
    return root;
  };
  const routeOf = new Int32Array(width);
  for (const [route, list] of mine.entries()) for (const stop of list) routeOf[stop] = route;
  for (const [index, list] of other.entries())
    for (const stop of list) parent[rootOf(routeOf[stop] ?? 0)] = rootOf(mine.length + index);
  return parent.map((_, index) => rootOf(index));
}

/** The best of two plans of all stops, district by district. It never costs more than the cheaper of them. */
export function mergePlans(problem: PlainProblem, mine: Lists, other: Lists): Lists {
  const { stops, width, vehicles } = problem;
  const serves = (lists: Lists) => lists.reduce((sum, list) => sum + list.length, 0);
  if (serves(mine) !== stops || serves(other) !== stops) return other;
  const districts = districtsOf(width, mine, other);
  const districtOf = (index: number) => districts[index] ?? 0;
  const gain = new Float64Array(districts.length);
  for (const [index, list] of mine.entries())
    gain[districtOf(index)] = (gain[districtOf(index)] ?? 0) + routeCost(problem, list);
  for (const [index, list] of other.entries()) {
    const district = districtOf(mine.length + index);
    gain[district] = (gain[district] ?? 0) - routeCost(problem, list);
  }
  const merged = [
    ...mine.filter((_, index) => (gain[districtOf(index)] ?? 0) < 1e-7),
    ...other.filter((_, index) => (gain[districtOf(mine.length + index)] ?? 0) >= 1e-7),
  ].filter((list) => list.length > 0);
  if (merged.length <= vehicles) return merged;
  return gain.reduce((sum, part) => sum + part, 0) > 0 ? other : mine;
}
