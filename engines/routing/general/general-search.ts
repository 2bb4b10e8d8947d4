import { createRandom } from '#lib/random/random.ts';
import { type Compiled, compile } from '../compile.ts';
import { nearestOf, neighboursOf } from '../neighbours.ts';
import type { Plan, Problem } from '../problem.ts';
import type { Search } from '../search.ts';
import { createPlaces } from './places.ts';
import { createPullOut } from './pull-out.ts';
import { createTours } from './tours.ts';

const nearest = 40;
const nearestToPullOut = 120;

/** Distances between stops alone, with a row 0 for the depots, as `neighboursOf` wants them. */
function betweenStops({ stops, nodes, firstStop, distances }: Compiled): Float64Array {
  const width = stops + 1;
  const table = new Float64Array(width * width);
  for (let a = 0; a < stops; a += 1)
    for (let b = 0; b < stops; b += 1)
      table[(a + 1) * width + b + 1] = distances[(a + firstStop) * nodes + b + firstStop] ?? 0;
  return table;
}

/** What a mean leg costs: the measure of how much worse a plan may be. */
function meanLeg({ stops, nodes, firstStop, distances, durations, vehicles }: Compiled): number {
  const mean = (of: (vehicle: (typeof vehicles)[number]) => number) =>
    vehicles.reduce((sum, vehicle) => sum + of(vehicle), 0) / Math.max(1, vehicles.length);
  const perDistance = mean(({ costPerDistance }) => costPerDistance);
  const perTime = mean(({ costPerTime }) => costPerTime);
  let sum = 0;
  for (let a = firstStop; a < firstStop + stops; a += 1)
    for (let b = 0; b < firstStop + stops; b += 1)
      sum += perDistance * (distances[a * nodes + b] ?? 0) + perTime * (durations[a * nodes + b] ?? 0);
  return sum / Math.max(1, stops * (stops + firstStop));
}

/** What leaving out a stop of priority 1 counts as: more than any plan can cost. */
function dearerThanAnyPlan({ distances, durations, vehicles, stops, problem }: Compiled): number {
  const farthest = distances.reduce(
    (most, value) => (Number.isFinite(value) ? Math.max(most, value) : most),
    0,
  );
  const longest = durations.reduce(
    (most, value) => (Number.isFinite(value) ? Math.max(most, value) : most),
    0,
  );
  const ends = problem.stops
    .flatMap(({ windows = [] }) => windows.map(({ to }) => to))
    .filter(Number.isFinite);
  const day = Math.max(0, ...ends) + problem.stops.reduce((sum, { service = 0 }) => sum + service, 0);
  const skips = problem.stops.reduce((sum, { skipCost = 0 }) => sum + skipCost, 0);
  const routes = vehicles.reduce(
    (sum, by) =>
      sum +
      by.fixedCost +
      (by.costPerDistance + (problem.balance?.weight ?? 0)) * farthest * (stops + 1) +
      (by.costPerTime + (problem.balance?.weight ?? 0)) * (longest * (stops + 1) + day),
    1,
  );
  return routes + skips + (problem.balance?.weight ?? 0) * stops;
}

/** Ruin and recreate under any of the rules. */
export function createGeneralSearch(problem: Problem, seed: number): Search {
  const compiled = compile(problem);
  const { firstStop, stops, vehicles, partner, isLocked, nodeOf, vehicleOf } = compiled;
  const random = createRandom(seed);
  const tours = createTours(compiled);
  const near = neighboursOf(betweenStops(compiled), stops + 1, nearestToPullOut);
  const places = createPlaces(compiled, tours, nearestOf(near, nearest), random);
  const pullOut = createPullOut(compiled, tours, near, random);
  const hot = 0.19 * meanLeg(compiled);
  const cold = hot / 100;
  const dear = dearerThanAnyPlan(compiled);
  const missing = (node: number) => {
    const skip = compiled.skipCost[node] as number;
    return skip === Number.POSITIVE_INFINITY ? dear * (compiled.priority[node] as number) : skip;
  };
  /** What leaving out the stop means, with its partner. */
  const missed = (node: number) =>
    missing(node) + ((partner[node] as number) >= 0 ? missing(partner[node] as number) : 0);
  const keys = new Float64Array(compiled.nodes);
  let absent: number[] = [];
  let score = 0;
  let best = Number.POSITIVE_INFINITY;
  let bestRoutes: number[][] = [];

  const scored = () => absent.reduce((sum, node) => sum + missing(node), tours.total());

  function keepBest(): void {
    if (score >= best - 1e-7) return;
    best = score;
    bestRoutes = tours.route.map((route, vehicle) => Array.from(route.subarray(0, tours.length[vehicle])));
  }

  /** Dear ones first, so that no cheap one takes the last place; among these in an order that varies. */
  function order(nodes: number[]): void {
    const draw = random();
    for (const node of nodes) {
      const [from = 0, until = 0] = [compiled.windowFirst[node], compiled.windowFirst[node + 1]];
      const opens = until > from ? (compiled.windowFrom[from] ?? 0) : 0;
      const closes = until > from ? (compiled.windowTo[until - 1] ?? 0) : Number.MAX_SAFE_INTEGER;
      const goods = Math.abs(compiled.change[node * compiled.dimensions] ?? 0);
      const far = compiled.distances[node] ?? 0;
      if (draw < 0.35) keys[node] = random();
      else if (draw < 0.55) keys[node] = -goods;
      else if (draw < 0.65) keys[node] = -far;
      else if (draw < 0.7) keys[node] = far;
      else if (draw < 0.8) keys[node] = closes - opens;
      else if (draw < 0.9) keys[node] = opens;
      else keys[node] = -missed(node);
    }
    nodes.sort((a, b) => (keys[a] as number) - (keys[b] as number));
  }

  function putBack(nodes: number[]): void {
    order(nodes);
    const done = new Set<number>();
    absent = [];
    for (const node of nodes) {
      if (done.has(node)) continue;
      const mate = partner[node] as number;
      done.add(node);
      if (mate >= 0) done.add(mate);
      const added = places.find(node);
      // Two optional stops may be worth their way together where neither is alone.
      const isTried = Number.isFinite(added) && random() < 0.1;
      if (added < missed(node) || isTried) places.take();
      else absent.push(...(mate >= 0 ? [node, mate] : [node]));
    }
  }

  function adopt(plan: Plan): void {
    tours.begin();
    const planned = new Map(
      plan.routes.map(({ vehicleId, stopIds }) => [
        vehicleOf.get(vehicleId) ?? -1,
        stopIds.flatMap((id) => nodeOf.get(id) ?? []),
      ]),
    );
    const seen = new Set<number>();
    for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1) tours.set(vehicle, new Int32Array(0), 0);
    for (const [index, by] of vehicles.entries()) {
      const kept = [...by.locked];
      for (const node of kept) seen.add(node);
      const wanted = by.isWhole
        ? []
        : (planned.get(index) ?? []).filter((node) => !isLocked[node] && !seen.has(node));
      const whole = Int32Array.from([...kept, ...wanted]);
      if (keepsPairs(wanted) && Number.isFinite(tours.costOf(index, whole, whole.length))) {
        tours.set(index, whole, whole.length);
        for (const node of wanted) seen.add(node);
      } else tours.set(index, Int32Array.from(kept), kept.length);
    }
    const rest: number[] = [];
    for (let node = firstStop; node < firstStop + stops; node += 1) {
      const mate = partner[node] as number;
      // The other half of a locked pair cannot be placed freely, so it is left to the lock.
      if (!seen.has(node) && !(mate >= 0 && seen.has(mate))) rest.push(node);
    }
    putBack(rest);
    for (let node = firstStop; node < firstStop + stops; node += 1)
      if ((tours.vehicleOf[node] as number) < 0 && !absent.includes(node)) absent.push(node);
    score = scored();
    keepBest();
  }

  const keepsPairs = (nodes: readonly number[]): boolean =>
    nodes.every((node, index) => {
      const mate = partner[node] as number;
      if (mate < 0) return true;
      const other = nodes.indexOf(mate);
      return other >= 0 && (compiled.isPickup[node] ? index < other : other < index);
    });

  function round(temperature: number): void {
    tours.begin();
    const before = absent;
    const out = [...absent];
    pullOut(out);
    putBack(out);
    const found = scored();
    if (found < score - temperature * Math.log(random() + 1e-12)) {
      score = found;
      keepBest();
    } else {
      tours.undo();
      absent = before;
    }
  }

  adopt({ routes: [] });
  return {
    stride: 5,
    rounds(count, done) {
      const temperature = hot * (cold / hot) ** done;
      for (let index = 0; index < count; index += 1) round(temperature);
    },
    bestScore: () => best,
    bestPlan: () => ({
      routes: bestRoutes.flatMap((nodes, vehicle) => {
        const by = vehicles[vehicle];
        if (nodes.length === 0 || !by) return [];
        return [
          {
            vehicleId: by.vehicle.id,
            stopIds: nodes.map((node) => problem.stops[node - firstStop]?.id ?? ''),
          },
        ];
      }),
    }),
    adopt,
  };
}
