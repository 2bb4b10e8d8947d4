import type { Neighbours } from '../neighbours.ts';
import type { PlainProblem } from './plain-problem.ts';
import type { Routes } from './routes.ts';

/** One better place in a hundred is looked away from, so that not every round ends alike. */
const blinkRate = 0.01;

/** Puts stops back where they cost least, in an order of its own; those that fit nowhere stay first in `removed`, and their number is returned. Gives up with -1 once the round would cost more than `limit`: what is still to come only adds to it. */
export type Recreate = (removed: Int32Array, count: number, limit: number) => number;

/** Greedy insertion with blinks. Only places beside near stops are tried, all places where that finds none. */
export function createRecreate(
  problem: PlainProblem,
  routes: Routes,
  { near, reach }: Neighbours,
  random: () => number,
): Recreate {
  const { width, distances, durations, demand, capacity, isTimed, service, opens, closes, vehicles } =
    problem;
  const perRoute = problem.fixedCost / (problem.costPerDistance || 1);
  const { next, prev, routeOf, after, before, early, late, load, first, last, size } = routes;
  const keys = new Float64Array(width);
  let bestCost = 0;
  let bestRoute = -1;
  let bestBehind = 0;
  let untilBlink = 1;

  function nextBlink(): void {
    untilBlink = 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - blinkRate));
  }

  function order(removed: Int32Array, from: number, count: number): void {
    const draw = random() * (isTimed ? 17 : 11);
    for (let index = from; index < count; index += 1) {
      const stop = removed[index] as number;
      if (draw < 4) keys[stop] = random();
      else if (draw < 8) keys[stop] = -(demand[stop] as number);
      else if (draw < 10) keys[stop] = -(distances[stop] as number);
      else if (draw < 11) keys[stop] = distances[stop] as number;
      else if (draw < 13) keys[stop] = (closes[stop] as number) - (opens[stop] as number);
      else if (draw < 15) keys[stop] = opens[stop] as number;
      else keys[stop] = -(closes[stop] as number);
    }
    for (let index = from + 1; index < count; index += 1) {
      const stop = removed[index] as number;
      const key = keys[stop] as number;
      let at = index - 1;
      while (at >= from && (keys[removed[at] as number] as number) > key) {
        removed[at + 1] = removed[at] as number;
        at -= 1;
      }
      removed[at + 1] = stop;
    }
  }

  function searchUntimed(stop: number): void {
    const row = stop * width;
    const room = capacity - (demand[stop] as number) + 1e-9;
    const end = (stop + 1) * reach;
    for (let at = stop * reach; at < end; at += 1) {
      const other = near[at] as number;
      const route = routeOf[other] as number;
      if (route < 0 || (load[route] as number) > room) continue;
      const way = distances[row + other] as number;
      const n = next[other] as number;
      const toNext = distances[row + n] as number;
      // A place between two near stops is tried once, from the nearer one.
      if (n === 0 || toNext >= way) {
        const cost = way + toNext - (after[other] as number);
        if (cost < bestCost) {
          untilBlink -= 1;
          if (untilBlink === 0) nextBlink();
          else {
            bestCost = cost;
            bestRoute = route;
            bestBehind = other;
          }
        }
      }
      const p = prev[other] as number;
      const toPrev = distances[row + p] as number;
      if (p === 0 || toPrev > way) {
        const cost = way + toPrev - (before[other] as number);
        if (cost < bestCost) {
          untilBlink -= 1;
          if (untilBlink === 0) nextBlink();
          else {
            bestCost = cost;
            bestRoute = route;
            bestBehind = p;
          }
        }
      }
    }
  }

  /** The ways from and to the depot pass by stops that are near neither of their ends. */
  function searchEnds(stop: number): void {
    const row = stop * width;
    const room = capacity - (demand[stop] as number) + 1e-9;
    const depotWay = distances[row] as number;
    for (let route = 0; route < vehicles; route += 1) {
      if ((load[route] as number) > room || size[route] === 0) continue;
      const head = first[route] as number;
      const cost = depotWay + (distances[row + head] as number) - (before[head] as number);
      if (cost < bestCost && (!isTimed || fits(stop, 0, head))) {
        bestCost = cost;
        bestRoute = route;
        bestBehind = 0;
      }
      const tail = last[route] as number;
      const tailCost = depotWay + (distances[row + tail] as number) - (after[tail] as number);
      if (tailCost < bestCost && (!isTimed || fits(stop, tail, 0))) {
        bestCost = tailCost;
        bestRoute = route;
        bestBehind = tail;
      }
    }
  }

  /** Whether the stop fits in time between two others, of which either may be the depot. */
  function fits(stop: number, behind: number, ahead: number): boolean {
    const leaves = (early[behind] as number) + (service[behind] as number);
    const arrival = leaves + (durations[behind * width + stop] as number);
    const start = Math.max(arrival, opens[stop] as number);
    if (start > (closes[stop] as number) + 1e-6) return false;
    return (
      start + (service[stop] as number) + (durations[stop * width + ahead] as number) <=
      (late[ahead] as number) + 1e-6
    );
  }

  function searchTimed(stop: number): void {
    const row = stop * width;
    const room = capacity - (demand[stop] as number) + 1e-9;
    const end = (stop + 1) * reach;
    for (let at = stop * reach; at < end; at += 1) {
      const other = near[at] as number;
      const route = routeOf[other] as number;
      if (route < 0 || (load[route] as number) > room) continue;
      const there = distances[other * width + stop] as number;
      const n = next[other] as number;
      const cost = there + (distances[row + n] as number) - (after[other] as number);
      if (cost < bestCost && fits(stop, other, n)) {
        untilBlink -= 1;
        if (untilBlink === 0) nextBlink();
        else {
          bestCost = cost;
          bestRoute = route;
          bestBehind = other;
        }
      }
      const p = prev[other] as number;
      const backCost =
        (distances[row + other] as number) +
        (distances[p * width + stop] as number) -
        (before[other] as number);
      if (backCost < bestCost && fits(stop, p, other)) {
        untilBlink -= 1;
        if (untilBlink === 0) nextBlink();
        else {
          bestCost = backCost;
          bestRoute = route;
          bestBehind = p;
        }
      }
    }
  }

  /** Every place of every route, for a stop that fits beside none of its neighbours. */
  function searchAll(stop: number): void {
    const room = capacity - (demand[stop] as number) + 1e-9;
    for (let route = 0; route < vehicles; route += 1) {
      if (size[route] === 0 || (load[route] as number) > room) continue;
      for (let behind = 0; ; ) {
        const ahead = behind === 0 ? (first[route] as number) : (next[behind] as number);
        const cost =
          (distances[behind * width + stop] as number) +
          (distances[stop * width + ahead] as number) -
          (distances[behind * width + ahead] as number);
        if (cost < bestCost && (!isTimed || fits(stop, behind, ahead))) {
          bestCost = cost;
          bestRoute = route;
          bestBehind = behind;
        }
        if (ahead === 0) break;
        behind = ahead;
      }
    }
  }

  nextBlink();
  return (removed, count, limit) => {
    order(removed, 0, count);
    let left = 0;
    for (let index = 0; index < count; index += 1) {
      const stop = removed[index] as number;
      bestCost = Number.POSITIVE_INFINITY;
      bestRoute = -1;
      if (isTimed) searchTimed(stop);
      else searchUntimed(stop);
      searchEnds(stop);
      const empty = routes.emptyRoute();
      if (empty >= 0 && (demand[stop] as number) <= capacity) {
        const cost = perRoute + (distances[stop] as number) + (distances[stop * width] as number);
        if (cost < bestCost && (!isTimed || fits(stop, 0, 0))) {
          bestCost = cost;
          bestRoute = empty;
          bestBehind = 0;
        }
      }
      if (bestRoute < 0) searchAll(stop);
      if (bestRoute < 0) {
        removed[left] = stop;
        left += 1;
        continue;
      }
      if (routes.delta() + bestCost > limit) return -1;
      routes.insert(stop, bestRoute, bestBehind);
      if (isTimed) routes.retime(bestRoute);
    }
    return left;
  };
}
