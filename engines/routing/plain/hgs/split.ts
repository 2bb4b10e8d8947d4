import type { PlainProblem } from '../plain-problem.ts';

/** Cuts a line of all stops into routes at the least cost (Prins' split); more than a vehicle holds is penalised, half as much again is not allowed. */
export function createSplit(problem: PlainProblem): (tour: Int32Array, penalty: number) => Int32Array[] {
  const { stops, width, distances, demand, capacity, vehicles } = problem;
  const best = new Float64Array((vehicles + 1) * (stops + 1));
  const from = new Int32Array((vehicles + 1) * (stops + 1));
  const one = new Float64Array(stops + 1);
  const oneFrom = new Int32Array(stops + 1);

  /** Extends all routes that begin behind `start`, whose cost so far is `cost`. */
  function extend(
    tour: Int32Array,
    penalty: number,
    start: number,
    cost: number,
    to: Float64Array,
    toFrom: Int32Array,
    offset: number,
  ): void {
    let load = 0;
    let way = 0;
    let before = 0;
    for (let end = start + 1; end <= stops; end += 1) {
      const stop = tour[end - 1] as number;
      load += demand[stop] as number;
      if (load > 1.5 * capacity && end > start + 1) return;
      way += distances[before * width + stop] as number;
      const excess = load > capacity ? load - capacity : 0;
      const total = cost + way + (distances[stop * width] as number) + penalty * excess;
      if (total < (to[offset + end] as number)) {
        to[offset + end] = total;
        toFrom[offset + end] = start;
      }
      before = stop;
    }
  }

  function limited(tour: Int32Array, penalty: number): Int32Array[] {
    best.fill(Number.POSITIVE_INFINITY);
    best[0] = 0;
    const row = stops + 1;
    let last = 0;
    for (let count = 1; count <= vehicles; count += 1) {
      for (let start = count - 1; start < stops; start += 1) {
        const cost = best[(count - 1) * row + start] as number;
        if (cost < Number.POSITIVE_INFINITY) extend(tour, penalty, start, cost, best, from, count * row);
      }
      if (
        (best[count * row + stops] as number) <
        (last === 0 ? Number.POSITIVE_INFINITY : (best[last * row + stops] as number))
      )
        last = count;
    }
    const routes: Int32Array[] = [];
    let end = stops;
    for (let count = last; count > 0; count -= 1) {
      const start = from[count * row + end] as number;
      routes.push(tour.slice(start, end));
      end = start;
    }
    return routes;
  }

  return (tour, penalty) => {
    one.fill(Number.POSITIVE_INFINITY);
    one[0] = 0;
    for (let start = 0; start < stops; start += 1)
      extend(tour, penalty, start, one[start] as number, one, oneFrom, 0);
    const routes: Int32Array[] = [];
    for (let end = stops; end > 0; end = oneFrom[end] as number)
      routes.push(tour.slice(oneFrom[end] as number, end));
    if (routes.length <= vehicles) return routes;
    const fewer = limited(tour, penalty);
    if (fewer.length > 0) return fewer;
    // No cut is allowed with so few vehicles: the last takes all that is left, for the penalty to undo.
    const rest = routes.splice(vehicles - 1).flatMap((route) => [...route]);
    return [...routes, Int32Array.from(rest)];
  };
}
