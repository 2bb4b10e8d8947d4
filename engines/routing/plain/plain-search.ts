import { type Neighbours, neighboursOf } from '../neighbours.ts';
import type { Plan, Problem } from '../problem.ts';
import type { Search } from '../search.ts';
import { createAnneal } from './anneal.ts';
import { createGenetic } from './hgs/hgs.ts';
import { type PlainProblem, plainProblem } from './plain-problem.ts';
import { savings } from './savings.ts';

const nearest = 200;
/** Seconds that a genetic search needs for a hundred stops squared until it is ahead of ruin and recreate. */
const secondsToBreed = 3;

/** Whether there is time for generations, and nothing in the problem that the genetic search does not know. */
function isForBreeding(plain: PlainProblem, near: Neighbours, seconds: number): boolean {
  if (plain.isTimed || !plain.isSymmetric || plain.fixedCost > 0) return false;
  if ((plain.stops / 100) ** 2 * secondsToBreed > seconds) return false;
  return savings(plain, near).length <= plain.vehicles;
}

/** The fast path, or nothing where the problem has more rules than it knows. Which of its two ways it takes depends on size and time. */
export function createPlainSearch(problem: Problem, seed: number, seconds = 0): Search | undefined {
  const plain = plainProblem(problem);
  if (!plain) return undefined;
  const near = neighboursOf(plain.distances, plain.width, nearest);
  const create = isForBreeding(plain, near, seconds) ? createGenetic : createAnneal;
  const way = create(plain, near, seed);
  const ids = plain.order.map((stop) => problem.stops[stop]?.id ?? '');
  const numberOf = new Map(ids.map((id, index) => [id, index + 1]));
  return {
    stride: way.stride,
    rounds: way.rounds,
    bestScore: way.bestCost,
    bestPlan: () => ({ routes: asRoutes(problem, ids, way.bestRoutes()) }),
    adopt: (plan) =>
      way.adopt(plan.routes.map(({ stopIds }) => stopIds.flatMap((id) => numberOf.get(id) ?? []))),
  };
}

function asRoutes(
  problem: Problem,
  ids: readonly string[],
  lists: readonly (readonly number[])[],
): Plan['routes'] {
  return lists
    .filter((list) => list.length > 0)
    .map((list, index) => ({
      vehicleId: problem.vehicles[index]?.id ?? '',
      stopIds: list.map((stop) => ids[stop - 1] ?? ''),
    }));
}
