import type { Plan, Problem } from '../problem.ts';
import type { Search } from '../search.ts';
import { createAnneal } from './anneal.ts';
import { plainProblem } from './plain-problem.ts';

/** The fast path, or nothing where the problem has more rules than it knows. */
export function createPlainSearch(problem: Problem, seed: number): Search | undefined {
  const plain = plainProblem(problem);
  if (!plain) return undefined;
  const anneal = createAnneal(plain, seed);
  const numberOf = new Map(problem.stops.map(({ id }, index) => [id, index + 1]));
  const asPlan = (lists: readonly (readonly number[])[]): Plan => ({
    routes: lists
      .filter((list) => list.length > 0)
      .map((list, index) => ({
        vehicleId: problem.vehicles[index]?.id ?? '',
        stopIds: list.map((stop) => problem.stops[stop - 1]?.id ?? ''),
      })),
  });
  return {
    rounds: anneal.rounds,
    bestScore: anneal.bestCost,
    bestPlan: () => asPlan(anneal.bestRoutes()),
    adopt: (plan) =>
      anneal.adopt(plan.routes.map(({ stopIds }) => stopIds.flatMap((id) => numberOf.get(id) ?? []))),
  };
}
