import type { PlainProblem } from './plain-problem.ts';

/** A plan as linked lists that remembers how each route was before the present round, so that a round can be taken back. */
export interface Routes {
  next: Int32Array;
  prev: Int32Array;
  /** By stop; -1 is in no route. */
  routeOf: Int32Array;
  /** By stop: the way to the next and from the one before. */
  after: Float64Array;
  before: Float64Array;
  /** By stop: service begins at the earliest, and may at the latest. */
  early: Float64Array;
  late: Float64Array;
  /** By route; 0 is an empty one. */
  first: Int32Array;
  last: Int32Array;
  load: Float64Array;
  size: Int32Array;
  /** A route without stops, or -1. */
  emptyRoute(): number;
  /** Distance and fixed cost that the changes since `begin` came to. */
  delta(): number;
  begin(): void;
  /** Puts all routes back as they were at `begin`. */
  undo(): void;
  remove(stop: number): void;
  /** Inserts behind a stop, or at the head of a route behind 0. */
  insert(stop: number, route: number, behind: number): void;
  /** Brings the times of a route up to date; only where there are windows. */
  retime(route: number): void;
  usedRoutes(): number;
  routesAsLists(): number[][];
}

/** An empty plan. */
export function createRoutes(problem: PlainProblem): Routes {
  const { width, distances, durations, demand, service, opens, closes, isTimed, vehicles } = problem;
  const next = new Int32Array(width);
  const prev = new Int32Array(width);
  const routeOf = new Int32Array(width).fill(-1);
  const after = new Float64Array(width);
  const before = new Float64Array(width);
  const early = new Float64Array(width);
  const late = new Float64Array(width);
  const first = new Int32Array(vehicles);
  const last = new Int32Array(vehicles);
  const load = new Float64Array(vehicles);
  const size = new Int32Array(vehicles);
  early[0] = opens[0] ?? 0;
  late[0] = closes[0] ?? 0;
  // Empty routes as a stack with their places in it, so that either end of a change finds them at once.
  const empty = Int32Array.from({ length: vehicles }, (_, index) => vehicles - 1 - index);
  const placeInEmpty = Int32Array.from({ length: vehicles }, (_, index) => vehicles - 1 - index);
  let emptyCount = vehicles;
  let change = 0;
  // What was touched in this round, and how it was before.
  const touched = new Int32Array(vehicles);
  const touchedRound = new Int32Array(vehicles);
  const savedFrom = new Int32Array(vehicles + 1);
  const saved = new Int32Array(width);
  const savedAbsent = new Int32Array(width);
  let absentCount = 0;
  let touchedCount = 0;
  let round = 0;

  function leaveEmpty(route: number): void {
    const place = placeInEmpty[route] as number;
    emptyCount -= 1;
    const moved = empty[emptyCount] as number;
    empty[place] = moved;
    placeInEmpty[moved] = place;
    placeInEmpty[route] = -1;
  }

  function becomeEmpty(route: number): void {
    placeInEmpty[route] = emptyCount;
    empty[emptyCount] = route;
    emptyCount += 1;
  }

  function touch(route: number): void {
    if (touchedRound[route] === round) return;
    touchedRound[route] = round;
    touched[touchedCount] = route;
    let at = savedFrom[touchedCount] as number;
    for (let stop = first[route] as number; stop !== 0; stop = next[stop] as number) {
      saved[at] = stop;
      at += 1;
    }
    touchedCount += 1;
    savedFrom[touchedCount] = at;
  }

  function begin(): void {
    round += 1;
    touchedCount = 0;
    absentCount = 0;
    change = 0;
  }

  function remove(stop: number): void {
    const route = routeOf[stop] as number;
    touch(route);
    const p = prev[stop] as number;
    const n = next[stop] as number;
    const joined = distances[p * width + n] as number;
    change += joined - (before[stop] as number) - (after[stop] as number);
    if (p === 0) first[route] = n;
    else {
      next[p] = n;
      after[p] = joined;
    }
    if (n === 0) last[route] = p;
    else {
      prev[n] = p;
      before[n] = joined;
    }
    routeOf[stop] = -1;
    load[route] = (load[route] as number) - (demand[stop] as number);
    size[route] = (size[route] as number) - 1;
    if (size[route] === 0) {
      load[route] = 0;
      becomeEmpty(route);
    }
  }

  function insert(stop: number, route: number, behind: number): void {
    touch(route);
    if (size[route] === 0) leaveEmpty(route);
    const n = behind === 0 ? (first[route] as number) : (next[behind] as number);
    const there = distances[behind * width + stop] as number;
    const on = distances[stop * width + n] as number;
    change += there + on - (size[route] === 0 ? 0 : (distances[behind * width + n] as number));
    prev[stop] = behind;
    next[stop] = n;
    before[stop] = there;
    after[stop] = on;
    if (behind === 0) first[route] = stop;
    else {
      next[behind] = stop;
      after[behind] = there;
    }
    if (n === 0) last[route] = stop;
    else {
      prev[n] = stop;
      before[n] = on;
    }
    routeOf[stop] = route;
    load[route] = (load[route] as number) + (demand[stop] as number);
    size[route] = (size[route] as number) + 1;
  }

  function retime(route: number): void {
    let ready = early[0] as number;
    let from = 0;
    for (let stop = first[route] as number; stop !== 0; stop = next[stop] as number) {
      const arrival = ready + (durations[from * width + stop] as number);
      const start = Math.max(arrival, opens[stop] as number);
      early[stop] = start;
      ready = start + (service[stop] as number);
      from = stop;
    }
    let limit = late[0] as number;
    let to = 0;
    for (let stop = last[route] as number; stop !== 0; stop = prev[stop] as number) {
      const latest = limit - (durations[stop * width + to] as number) - (service[stop] as number);
      limit = Math.min(latest, closes[stop] as number);
      late[stop] = limit;
      to = stop;
    }
  }

  function undo(): void {
    for (let index = 0; index < touchedCount; index += 1) {
      const route = touched[index] as number;
      for (let stop = first[route] as number; stop !== 0; stop = next[stop] as number) {
        savedAbsent[absentCount] = stop;
        absentCount += 1;
      }
    }
    // Stops that were in no route before are in none again; those of saved routes are written over below.
    for (let index = 0; index < absentCount; index += 1) routeOf[savedAbsent[index] as number] = -1;
    for (let index = 0; index < touchedCount; index += 1) {
      const route = touched[index] as number;
      const from = savedFrom[index] as number;
      const to = savedFrom[index + 1] as number;
      if (size[route] === 0 && to > from) leaveEmpty(route);
      if ((size[route] as number) > 0 && to === from) becomeEmpty(route);
      let p = 0;
      let sum = 0;
      first[route] = to > from ? (saved[from] as number) : 0;
      for (let at = from; at < to; at += 1) {
        const stop = saved[at] as number;
        routeOf[stop] = route;
        prev[stop] = p;
        const way = distances[p * width + stop] as number;
        before[stop] = way;
        if (p !== 0) {
          next[p] = stop;
          after[p] = way;
        }
        sum += demand[stop] as number;
        p = stop;
      }
      if (p !== 0) {
        next[p] = 0;
        after[p] = distances[p * width] as number;
      }
      last[route] = p;
      load[route] = sum;
      size[route] = to - from;
      if (isTimed) retime(route);
    }
  }

  const routesAsLists = () => {
    const lists: number[][] = [];
    for (const head of first) {
      const list: number[] = [];
      for (let stop = head; stop !== 0; stop = next[stop] as number) list.push(stop);
      lists.push(list);
    }
    return lists;
  };

  begin();
  return {
    next,
    prev,
    routeOf,
    after,
    before,
    early,
    late,
    first,
    last,
    load,
    size,
    emptyRoute: () => (emptyCount > 0 ? (empty[emptyCount - 1] as number) : -1),
    delta: () => change,
    begin,
    undo,
    remove,
    insert,
    retime,
    usedRoutes: () => vehicles - emptyCount,
    routesAsLists,
  };
}
