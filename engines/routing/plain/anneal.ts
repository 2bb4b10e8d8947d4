import { createRandom } from '#lib/random/random.ts';
import { type Neighbours, nearestOf } from '../neighbours.ts';
import { mergePlans } from './merge.ts';
import type { PlainProblem } from './plain-problem.ts';
import type { PlainWay } from './plain-way.ts';
import { createRecreate } from './recreate.ts';
import { routeCost } from './route-cost.ts';
import { createRoutes } from './routes.ts';
import { createRuin } from './ruin.ts';
import { savings } from './savings.ts';

/** Stops beside which a place is looked for. */
const nearest = 40;
/** The first temperature as a share of the mean distance, and how much colder it ends. Windows make valleys steeper, so it takes more to leave them. */
const heat = { untimed: { share: 0.25, coolBy: 40 }, timed: { share: 0.45, coolBy: 45 } };

function meanDistance({ distances, width }: PlainProblem): number {
  let sum = 0;
  for (let a = 1; a < width; a += 1) for (let b = 1; b < width; b += 1) sum += distances[a * width + b] ?? 0;
  return sum / Math.max(1, (width - 1) * (width - 2));
}

/** The stops of each route in their order. */
function listsOf(first: Int32Array, next: Int32Array): number[][] {
  return Array.from(first, (head) => {
    const list: number[] = [];
    for (let stop = head; stop !== 0; stop = next[stop] as number) list.push(stop);
    return list;
  });
}

/** Tears out and puts back, and takes worse plans more rarely the longer it lasts. Starts with what savings or a greedy round find. */
export function createAnneal(problem: PlainProblem, near: Neighbours, seed: number): PlainWay {
  const { width, missed, costPerDistance } = problem;
  const random = createRandom(seed);
  const routes = createRoutes(problem);
  const ruin = createRuin(problem, routes, near, random);
  const recreate = createRecreate(problem, routes, nearestOf(near, nearest), random);
  const perRoute = problem.fixedCost / costPerDistance;
  const { share, coolBy } = heat[problem.isTimed ? 'timed' : 'untimed'];
  const hot = meanDistance(problem) * share;
  const cold = hot / coolBy;
  const removed = new Int32Array(width);
  const absent = new Int32Array(width);
  const bestFirst = routes.first.slice();
  const bestNext = routes.next.slice();
  let absentCount = 0;
  let absentCost = 0;
  let cost = 0;
  let best = Number.POSITIVE_INFINITY;

  function missedCost(count: number): number {
    let sum = 0;
    for (let index = 0; index < count; index += 1)
      sum += (missed[removed[index] as number] as number) / costPerDistance;
    return sum;
  }

  function settle(left: number, leftCost: number): void {
    for (let index = 0; index < left; index += 1) absent[index] = removed[index] as number;
    absentCount = left;
    absentCost = leftCost;
  }

  function keepBest(): void {
    if (cost >= best - 1e-7) return;
    best = cost;
    bestFirst.set(routes.first);
    bestNext.set(routes.next);
  }

  function fromScratch(lists: readonly (readonly number[])[]): void {
    routes.begin();
    const seen = new Uint8Array(width);
    for (const list of listsOf(routes.first, routes.next)) for (const stop of list) routes.remove(stop);
    for (const list of [...lists].sort((a, b) => b.length - a.length)) {
      const route = routes.emptyRoute();
      let behind = 0;
      for (const stop of list) {
        if (seen[stop] || route < 0) continue;
        routes.insert(stop, route, behind);
        seen[stop] = 1;
        behind = stop;
      }
      if (route >= 0) routes.retime(route);
    }
    let count = 0;
    for (let stop = 1; stop < width; stop += 1)
      if (!seen[stop]) {
        removed[count] = stop;
        count += 1;
      }
    const left = recreate(removed, count, Number.POSITIVE_INFINITY);
    settle(left, missedCost(left));
    cost = absentCost;
    for (const list of listsOf(routes.first, routes.next)) cost += routeCost(problem, list);
    keepBest();
  }

  function round(temperature: number): void {
    const used = routes.usedRoutes();
    routes.begin();
    for (let index = 0; index < absentCount; index += 1) removed[index] = absent[index] as number;
    const count = ruin(removed, absentCount);
    const allowed = -temperature * Math.log(random() + 1e-12);
    // A missed stop or a route less may still pay for what costs more on the way.
    const limit = absentCount > 0 || perRoute > 0 ? Number.POSITIVE_INFINITY : allowed;
    const left = recreate(removed, count, limit);
    if (left < 0) {
      routes.undo();
      return;
    }
    const leftCost = left > 0 ? missedCost(left) : 0;
    const change = routes.delta() + (routes.usedRoutes() - used) * perRoute + leftCost - absentCost;
    if (change < allowed) {
      cost += change;
      settle(left, leftCost);
      keepBest();
    } else routes.undo();
  }

  const bestRoutes = () => listsOf(bestFirst, bestNext);

  fromScratch(problem.isTimed ? [] : savings(problem, nearestOf(near, nearest)));
  return {
    stride: 20,
    rounds(count, done) {
      const temperature = hot * (cold / hot) ** done;
      for (let index = 0; index < count; index += 1) round(temperature);
    },
    bestCost: () => best,
    bestRoutes,
    adopt: (lists) => fromScratch(mergePlans(problem, bestRoutes(), lists)),
  };
}
