import type { Neighbours } from '../neighbours.ts';
import type { PlainProblem } from './plain-problem.ts';
import type { Routes } from './routes.ts';

/** One better place in a hundred is looked away from, so that not every round ends alike. */
const blinkRate = 0.01;

/** Puts stops back where they cost least, in an order of its own; those that fit nowhere stay first in `removed`, and their number is returned. Gives up with -1 once the round would cost more than `limit`: what is still to come only adds to it. */
type Recreate = (removed: Int32Array, count: number, limit: number) => number;

/** Greedy insertion with blinks. Only places beside near stops are tried, all places where that finds none. */
export function createRecreate(
  problem: PlainProblem,
  routes: Routes,
  { near, reach }: Neighbours,
  random: () => number,
): Recreate {
  const { width, distances, durations, demand, capacity, service, opens, closes, vehicles } = problem;
  const { isTimed, isSymmetric } = problem;
  const perRoute = problem.fixedCost / (problem.costPerDistance || 1);
  const { afterToStop, beforeFromStop } = routes;
  const { next, prev, routeOf, after, before, early, late, load, first, last, size } = routes;
  const keys = new Float64Array(width);
  // How far each neighbour is, in the order in which they are looked at.
  const ways = Float64Array.from(near, (other, at) => distances[Math.floor(at / reach) * width + other] ?? 0);
  // Routes that had room for the smallest stop when the round began, or were opened in it.
  const open = new Int32Array(vehicles);
  let openCount = 0;
  // The best place so far. Fields, because a fraction in a variable that functions share is allocated again at every change.
  const found = { cost: Number.POSITIVE_INFINITY, route: -1, behind: 0 };
  const perBlink = 1 / Math.log(1 - blinkRate);
  let untilBlink = 1;

  function looksAway(): boolean {
    untilBlink -= 1;
    if (untilBlink > 0) return false;
    untilBlink = 1 + Math.floor(Math.log(1 - random()) * perBlink);
    return true;
  }

  function order(removed: Int32Array, count: number): void {
    const draw = random() * (isTimed ? 17 : 11);
    for (let index = 0; index < count; index += 1) {
      const stop = removed[index] as number;
      if (draw < 4) keys[stop] = random();
      else if (draw < 8) keys[stop] = -(demand[stop] as number);
      else if (draw < 10) keys[stop] = -(distances[stop] as number);
      else if (draw < 11) keys[stop] = distances[stop] as number;
      else if (draw < 13) keys[stop] = (closes[stop] as number) - (opens[stop] as number);
      else if (draw < 15) keys[stop] = opens[stop] as number;
      else keys[stop] = -(closes[stop] as number);
    }
    for (let index = 1; index < count; index += 1) {
      const stop = removed[index] as number;
      const key = keys[stop] as number;
      let at = index - 1;
      while (at >= 0 && (keys[removed[at] as number] as number) > key) {
        removed[at + 1] = removed[at] as number;
        at -= 1;
      }
      removed[at + 1] = stop;
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

  /** Finds the routes that may take any of the stops at all: in a tight plan these are few. */
  function findOpen(removed: Int32Array, count: number): void {
    let smallest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < count; index += 1)
      smallest = Math.min(smallest, demand[removed[index] as number] as number);
    const room = capacity - smallest + 1e-9;
    openCount = 0;
    for (let route = 0; route < vehicles; route += 1)
      if (size[route] !== 0 && (load[route] as number) <= room) {
        open[openCount] = route;
        openCount += 1;
      }
  }

  /** The ways from and to the depot, which pass by stops that are near neither of their ends. */
  function searchEnds(stop: number): void {
    const row = stop * width;
    const room = capacity - (demand[stop] as number) + 1e-9;
    const out = distances[stop] as number;
    const back = distances[row] as number;
    let least = found.cost;
    for (let index = 0; index < openCount; index += 1) {
      const route = open[index] as number;
      if ((load[route] as number) > room) continue;
      const head = first[route] as number;
      const cost = out + (distances[row + head] as number) - (before[head] as number);
      if (cost < least && (!isTimed || fits(stop, 0, head)) && !looksAway()) {
        least = cost;
        found.route = route;
        found.behind = 0;
      }
      const tail = last[route] as number;
      const toTail = distances[isSymmetric ? row + tail : tail * width + stop] as number;
      const tailCost = back + toTail - (after[tail] as number);
      if (tailCost < least && (!isTimed || fits(stop, tail, 0)) && !looksAway()) {
        least = tailCost;
        found.route = route;
        found.behind = tail;
      }
    }
    found.cost = least;
  }

  /** Between two stops, where ways there and back are alike: each such place is tried once, from its nearer end. */
  function searchNear(stop: number): void {
    const row = stop * width;
    const room = capacity - (demand[stop] as number) + 1e-9;
    const end = (stop + 1) * reach;
    let least = found.cost;
    for (let at = stop * reach; at < end; at += 1) {
      const way = ways[at] as number;
      const other = near[at] as number;
      const on = afterToStop[other] as number;
      const from = beforeFromStop[other] as number;
      // With its other end no nearer, a detour is never less than this.
      const enough = way + way - least;
      if (enough >= on && enough >= from) continue;
      const route = routeOf[other] as number;
      if (route < 0 || (load[route] as number) > room) continue;
      if (enough < on) {
        const n = next[other] as number;
        const toNext = distances[row + n] as number;
        const cost = way + toNext - on;
        if (cost < least && toNext >= way && (!isTimed || fits(stop, other, n)) && !looksAway()) {
          least = cost;
          found.route = route;
          found.behind = other;
        }
      }
      if (enough < from) {
        const p = prev[other] as number;
        const toPrev = distances[row + p] as number;
        const cost = way + toPrev - from;
        if (cost < least && toPrev > way && (!isTimed || fits(stop, p, other)) && !looksAway()) {
          least = cost;
          found.route = route;
          found.behind = p;
        }
      }
    }
    found.cost = least;
  }

  /** The same where the way back may be another than the way there. */
  function searchNearOneWay(stop: number): void {
    const room = capacity - (demand[stop] as number) + 1e-9;
    const end = (stop + 1) * reach;
    for (let at = stop * reach; at < end; at += 1) {
      const other = near[at] as number;
      const route = routeOf[other] as number;
      if (route < 0 || (load[route] as number) > room) continue;
      tryBetween(stop, route, other, next[other] as number, true);
      tryBetween(stop, route, prev[other] as number, other, true);
    }
  }

  function tryBetween(stop: number, route: number, behind: number, ahead: number, mayBlink: boolean): void {
    const there = distances[isSymmetric ? stop * width + behind : behind * width + stop] as number;
    const on = distances[stop * width + ahead] as number;
    const cost = there + on - ((behind === 0 ? before[ahead] : after[behind]) as number);
    if (cost >= found.cost || (isTimed && !fits(stop, behind, ahead)) || (mayBlink && looksAway())) return;
    found.cost = cost;
    found.route = route;
    found.behind = behind;
  }

  /** Every place of every route, for a stop that fits beside none of its neighbours. */
  function searchAll(stop: number): void {
    const room = capacity - (demand[stop] as number) + 1e-9;
    for (let route = 0; route < vehicles; route += 1) {
      if (size[route] === 0 || (load[route] as number) > room) continue;
      for (let behind = 0; ; ) {
        const ahead = behind === 0 ? (first[route] as number) : (next[behind] as number);
        tryBetween(stop, route, behind, ahead, false);
        if (ahead === 0) break;
        behind = ahead;
      }
    }
  }

  /** A route of its own. */
  function searchEmpty(stop: number): void {
    const empty = routes.emptyRoute();
    if (empty < 0 || (demand[stop] as number) > capacity) return;
    const cost = perRoute + (distances[stop] as number) + (distances[stop * width] as number);
    if (cost >= found.cost || (isTimed && !fits(stop, 0, 0))) return;
    found.cost = cost;
    found.route = empty;
    found.behind = 0;
  }

  return (removed, count, limit) => {
    order(removed, count);
    findOpen(removed, count);
    let left = 0;
    for (let index = 0; index < count; index += 1) {
      const stop = removed[index] as number;
      found.cost = Number.POSITIVE_INFINITY;
      found.route = -1;
      searchEnds(stop);
      if (isSymmetric) searchNear(stop);
      else searchNearOneWay(stop);
      searchEmpty(stop);
      if (found.route < 0) searchAll(stop);
      if (found.route < 0) {
        removed[left] = stop;
        left += 1;
        continue;
      }
      if (routes.delta() + found.cost > limit) return -1;
      if (size[found.route] === 0) {
        open[openCount] = found.route;
        openCount += 1;
      }
      routes.insert(stop, found.route, found.behind);
      if (isTimed) routes.retime(found.route);
    }
    return left;
  };
}
