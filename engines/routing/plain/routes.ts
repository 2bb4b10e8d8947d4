import type { PlainProblem } from './plain-problem.ts';

/** A plan as linked lists that remembers what the present round did to it, so that the round can be taken back. */
export interface Routes {
  next: Int32Array;
  prev: Int32Array;
  /** By stop; -1 is in no route. */
  routeOf: Int32Array;
  /** By stop: the way to the next and from the one before. */
  after: Float64Array;
  before: Float64Array;
  /** The same between stops; where the depot stands there, less than anything. */
  afterToStop: Float64Array;
  beforeFromStop: Float64Array;
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
  /** Distance that the changes since `begin` came to. */
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
}

const none = Number.NEGATIVE_INFINITY;

/** An empty plan. */
export function createRoutes(problem: PlainProblem): Routes {
  const { width, distances, durations, demand, service, opens, closes } = problem;
  const { isTimed, isSymmetric, vehicles } = problem;
  const next = new Int32Array(width);
  const prev = new Int32Array(width);
  const routeOf = new Int32Array(width).fill(-1);
  const after = new Float64Array(width);
  const before = new Float64Array(width);
  const afterToStop = new Float64Array(width);
  const beforeFromStop = new Float64Array(width);
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
  // In an array, because a fraction in a variable that functions share is allocated again at every change.
  const change = new Float64Array(1);
  // Every step of the round: the stop (as -1 - stop where it was put in), where it stood, and what was there before.
  const steps = 2 * width;
  const stepStop = new Int32Array(steps);
  const stepRoute = new Int32Array(steps);
  const stepBehind = new Int32Array(steps);
  const stepAhead = new Int32Array(steps);
  const stepBefore = new Float64Array(steps);
  const stepAfter = new Float64Array(steps);
  const stepLoad = new Float64Array(steps);
  let stepCount = 0;
  const retimedIn = new Int32Array(vehicles);
  let undone = 0;

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

  function begin(): void {
    stepCount = 0;
    change[0] = 0;
  }

  /** Writes down a step before it is taken. */
  function note(stop: number, route: number, behind: number, ahead: number): void {
    stepStop[stepCount] = stop;
    stepRoute[stepCount] = route;
    stepBehind[stepCount] = behind;
    stepAhead[stepCount] = ahead;
    stepLoad[stepCount] = load[route] as number;
  }

  /** Joins what stands on either side of a stop that leaves, or has not come yet. */
  function join(route: number, p: number, n: number, way: number): void {
    if (p === 0) first[route] = n;
    else {
      next[p] = n;
      after[p] = way;
      afterToStop[p] = n === 0 ? none : way;
    }
    if (n === 0) last[route] = p;
    else {
      prev[n] = p;
      before[n] = way;
      beforeFromStop[n] = p === 0 ? none : way;
    }
  }

  function place(stop: number, route: number, p: number, n: number, there: number, on: number): void {
    prev[stop] = p;
    next[stop] = n;
    before[stop] = there;
    after[stop] = on;
    beforeFromStop[stop] = p === 0 ? none : there;
    afterToStop[stop] = n === 0 ? none : on;
    if (p === 0) first[route] = stop;
    else {
      next[p] = stop;
      after[p] = there;
      afterToStop[p] = there;
    }
    if (n === 0) last[route] = stop;
    else {
      prev[n] = stop;
      before[n] = on;
      beforeFromStop[n] = on;
    }
    routeOf[stop] = route;
  }

  function remove(stop: number): void {
    const route = routeOf[stop] as number;
    const p = prev[stop] as number;
    const n = next[stop] as number;
    const there = before[stop] as number;
    const on = after[stop] as number;
    note(stop, route, p, n);
    stepBefore[stepCount] = there;
    stepAfter[stepCount] = on;
    stepCount += 1;
    const joined = distances[p * width + n] as number;
    change[0] = (change[0] as number) + joined - there - on;
    join(route, p, n, joined);
    routeOf[stop] = -1;
    load[route] = (load[route] as number) - (demand[stop] as number);
    size[route] = (size[route] as number) - 1;
    if (size[route] === 0) {
      load[route] = 0;
      becomeEmpty(route);
    }
  }

  function insert(stop: number, route: number, behind: number): void {
    const n = behind === 0 ? (first[route] as number) : (next[behind] as number);
    const old = behind !== 0 ? (after[behind] as number) : n !== 0 ? (before[n] as number) : 0;
    note(-1 - stop, route, behind, n);
    stepBefore[stepCount] = old;
    stepCount += 1;
    if (size[route] === 0) leaveEmpty(route);
    // The stop's own row is at hand from looking for the place.
    const there = distances[isSymmetric ? stop * width + behind : behind * width + stop] as number;
    const on = distances[stop * width + n] as number;
    change[0] = (change[0] as number) + there + on - old;
    place(stop, route, behind, n, there, on);
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

  function retimeTouched(): void {
    undone += 1;
    for (let step = 0; step < stepCount; step += 1) {
      const route = stepRoute[step] as number;
      if (retimedIn[route] === undone) continue;
      retimedIn[route] = undone;
      retime(route);
    }
  }

  function undo(): void {
    for (let step = stepCount - 1; step >= 0; step -= 1) {
      const stop = stepStop[step] as number;
      const route = stepRoute[step] as number;
      const p = stepBehind[step] as number;
      const n = stepAhead[step] as number;
      if (stop < 0) {
        join(route, p, n, stepBefore[step] as number);
        routeOf[-1 - stop] = -1;
        size[route] = (size[route] as number) - 1;
        if (size[route] === 0) becomeEmpty(route);
      } else {
        if (size[route] === 0) leaveEmpty(route);
        place(stop, route, p, n, stepBefore[step] as number, stepAfter[step] as number);
        size[route] = (size[route] as number) + 1;
      }
      load[route] = stepLoad[step] as number;
    }
    if (isTimed) retimeTouched();
    begin();
  }

  return {
    next,
    prev,
    routeOf,
    after,
    before,
    afterToStop,
    beforeFromStop,
    early,
    late,
    first,
    last,
    load,
    size,
    emptyRoute: () => (emptyCount > 0 ? (empty[emptyCount - 1] as number) : -1),
    delta: () => change[0] as number,
    begin,
    undo,
    remove,
    insert,
    retime,
    usedRoutes: () => vehicles - emptyCount,
  };
}
