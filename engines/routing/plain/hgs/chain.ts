import type { PlainProblem } from '../plain-problem.ts';

/** Routes as chains between two depots each, with what the moves of a local search ask for. Nodes up to `stops` are stops; a route's first depot is `stops + 1 + route`, its last `stops + 1 + vehicles + route`. */
export interface Chain {
  next: Int32Array;
  prev: Int32Array;
  route: Int32Array;
  /** By node: where it stands in its route, the depot at 0. */
  position: Int32Array;
  /** By node: goods of all stops up to here. */
  loadTo: Float64Array;
  /** By node: its row in the distances; 0 for depots. */
  row: Int32Array;
  /** By route. */
  load: Float64Array;
  penalty: Float64Array;
  size: Int32Array;
  /** By route: the number of moves made when it last changed. */
  changedAt: Int32Array;
  /** By route: the angle its middle is seen at from the depot, and how far to either side its stops lie. */
  angle: Float64Array;
  spread: Float64Array;
  start(route: number): number;
  end(route: number): number;
  /** Puts a stop behind a node. */
  move(stop: number, behind: number): void;
  exchange(a: number, b: number): void;
  /** Brings a route's figures up to date, all but where it is seen. */
  refresh(route: number, moves: number, penaltyPerUnit: number): void;
  /** Brings up to date where a route is seen from the depot. */
  look(route: number): void;
  read(routes: readonly Int32Array[], penaltyPerUnit: number): void;
  write(): Int32Array[];
}

/** All routes empty. */
export function createChain(problem: PlainProblem): Chain {
  const { stops, vehicles, demand, capacity, angles } = problem;
  const nodes = stops + 1 + 2 * vehicles;
  const next = new Int32Array(nodes);
  const prev = new Int32Array(nodes);
  const route = new Int32Array(nodes);
  const position = new Int32Array(nodes);
  const loadTo = new Float64Array(nodes);
  const row = new Int32Array(nodes);
  const load = new Float64Array(vehicles);
  const penalty = new Float64Array(vehicles);
  const size = new Int32Array(vehicles);
  const changedAt = new Int32Array(vehicles);
  const angle = new Float64Array(vehicles);
  const spread = new Float64Array(vehicles);
  const sines = angles.map(Math.sin);
  const cosines = angles.map(Math.cos);
  for (let node = 0; node <= stops; node += 1) row[node] = node;
  const start = (index: number) => stops + 1 + index;
  const end = (index: number) => stops + 1 + vehicles + index;

  function refresh(index: number, moves: number, penaltyPerUnit: number): void {
    let node = start(index);
    let place = 0;
    let sum = 0;
    position[node] = 0;
    loadTo[node] = 0;
    route[node] = index;
    const last = end(index);
    while (node !== last) {
      const following = next[node] as number;
      place += 1;
      if (following !== last) sum += demand[following] as number;
      position[following] = place;
      loadTo[following] = sum;
      route[following] = index;
      node = following;
    }
    size[index] = place - 1;
    load[index] = sum;
    penalty[index] = sum > capacity ? (sum - capacity) * penaltyPerUnit : 0;
    changedAt[index] = moves;
  }

  function look(index: number): void {
    let sine = 0;
    let cosine = 0;
    for (let node = next[start(index)] as number; node <= stops; node = next[node] as number) {
      sine += sines[node] as number;
      cosine += cosines[node] as number;
    }
    const middle = Math.atan2(sine, cosine);
    let widest = 0;
    for (let node = next[start(index)] as number; node <= stops; node = next[node] as number)
      widest = Math.max(widest, turn(angles[node] as number, middle));
    angle[index] = middle;
    spread[index] = widest;
  }

  return {
    next,
    prev,
    route,
    position,
    loadTo,
    row,
    load,
    penalty,
    size,
    changedAt,
    angle,
    spread,
    start,
    end,
    move(stop, behind) {
      next[prev[stop] as number] = next[stop] as number;
      prev[next[stop] as number] = prev[stop] as number;
      const ahead = next[behind] as number;
      prev[ahead] = stop;
      prev[stop] = behind;
      next[stop] = ahead;
      next[behind] = stop;
      route[stop] = route[behind] as number;
    },
    exchange(a, b) {
      const beforeA = prev[a] as number;
      const afterA = next[a] as number;
      const beforeB = prev[b] as number;
      const afterB = next[b] as number;
      const routeA = route[a] as number;
      next[beforeA] = b;
      prev[afterA] = b;
      next[beforeB] = a;
      prev[afterB] = a;
      prev[a] = beforeB;
      next[a] = afterB;
      prev[b] = beforeA;
      next[b] = afterA;
      route[a] = route[b] as number;
      route[b] = routeA;
    },
    refresh,
    look,
    read(routes, penaltyPerUnit) {
      for (let index = 0; index < vehicles; index += 1) {
        let node = start(index);
        for (const stop of routes[index] ?? []) {
          next[node] = stop;
          prev[stop] = node;
          node = stop;
        }
        next[node] = end(index);
        prev[end(index)] = node;
        refresh(index, 0, penaltyPerUnit);
      }
    },
    write() {
      const routes: Int32Array[] = [];
      for (let index = 0; index < vehicles; index += 1) {
        const list: number[] = [];
        for (let node = next[start(index)] as number; node <= stops; node = next[node] as number)
          list.push(node);
        if (list.length > 0) routes.push(Int32Array.from(list));
      }
      // Neighbours on the ground become neighbours in the line that children are made of.
      const seen = (list: Int32Array) =>
        Math.atan2(
          list.reduce((sum, stop) => sum + (sines[stop] as number), 0),
          list.reduce((sum, stop) => sum + (cosines[stop] as number), 0),
        );
      return routes
        .map((list) => ({ list, angle: seen(list) }))
        .sort((a, b) => a.angle - b.angle)
        .map(({ list }) => list);
    },
  };
}

/** The angle between two directions that are at most half a turn to either side, up to half a turn. */
export function turn(a: number, b: number): number {
  const difference = Math.abs(a - b);
  return difference > Math.PI ? 2 * Math.PI - difference : difference;
}
