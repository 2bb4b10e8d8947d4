import type { PlainProblem } from '../plain-problem.ts';

/** A plan in the population; it may carry too much in some routes. */
export interface Individual {
  /** All stops in one line, route after route. */
  tour: Int32Array;
  routes: readonly Int32Array[];
  /** By stop; 0 is the depot. */
  next: Int32Array;
  prev: Int32Array;
  distance: number;
  /** Goods beyond what the vehicles hold, over all routes. */
  excess: number;
  usedRoutes: number;
}

/** Measures a plan. */
export function individualOf(problem: PlainProblem, routes: readonly Int32Array[]): Individual {
  const { width, distances, demand, capacity, stops } = problem;
  const tour = new Int32Array(stops);
  const next = new Int32Array(width);
  const prev = new Int32Array(width);
  let at = 0;
  let distance = 0;
  let excess = 0;
  let usedRoutes = 0;
  for (const route of routes) {
    if (route.length === 0) continue;
    usedRoutes += 1;
    let before = 0;
    let load = 0;
    for (const stop of route) {
      tour[at] = stop;
      at += 1;
      distance += distances[before * width + stop] as number;
      load += demand[stop] as number;
      prev[stop] = before;
      if (before !== 0) next[before] = stop;
      before = stop;
    }
    next[before] = 0;
    distance += distances[before * width] as number;
    if (load > capacity) excess += load - capacity;
  }
  return { tour, routes, next, prev, distance, excess, usedRoutes };
}

/** The share of stops whose neighbours in one plan are not those in the other. */
export function brokenPairs(a: Individual, b: Individual): number {
  const width = a.next.length;
  let differences = 0;
  for (let stop = 1; stop < width; stop += 1) {
    const n = a.next[stop] as number;
    const p = a.prev[stop] as number;
    if (n !== b.next[stop] && n !== b.prev[stop]) differences += 1;
    if (p === 0 && b.prev[stop] !== 0 && b.next[stop] !== 0) differences += 1;
  }
  return differences / (width - 1);
}
