import { type Compiled, compile } from '../compile.ts';
import type { Problem } from '../problem.ts';
import { stopOrder } from './stop-order.ts';

/** Ways by row and column. Whole numbers are kept short: a thousand stops then stay within reach of the processor's caches. */
type Ways = Float64Array | Uint16Array;

/** The two problems that have a fast path: equal vehicles of one depot with a capacity, with or without one window for each stop. Node 0 is the depot, node `i + 1` is stop `order[i]`. */
export interface PlainProblem {
  stops: number;
  /** The problem’s stops by number, neighbours together. */
  order: readonly number[];
  /** Nodes, and the length of a row of `distances`. */
  width: number;
  vehicles: number;
  capacity: number;
  fixedCost: number;
  costPerDistance: number;
  distances: Ways;
  durations: Ways;
  demand: Float64Array;
  isTimed: boolean;
  service: Float64Array;
  /** Service begins from here … */
  opens: Float64Array;
  /** … to here; for the depot it is the shift. */
  closes: Float64Array;
  /** By node: where it is seen from the depot, in radians. */
  angles: Float64Array;
  /** Whether every way back is as long as the way there. */
  isSymmetric: boolean;
  /** What leaving a stop out counts as: more than any plan costs, by priority. */
  missed: Float64Array;
}

/** Whether leaving late never costs anything and all vehicles are one: everything the fast path relies on. */
function isPlain({ problem, vehicles, dimensions, windowFirst, stops, firstStop }: Compiled): boolean {
  const [vehicle] = vehicles;
  if (!vehicle || stops === 0 || dimensions > 1) return false;
  if (problem.pairs?.length || problem.locks?.length || problem.balance?.weight) return false;
  if (vehicles.some(({ kind }) => kind !== vehicle.kind)) return false;
  if (vehicle.start !== vehicle.end || vehicle.costPerTime > 0 || vehicle.breaks.length > 0) return false;
  if (vehicle.costPerDistance <= 0) return false;
  if ([vehicle.maxDuration, vehicle.maxDistance, vehicle.maxStops].some(Number.isFinite)) return false;
  if (vehicle.suits.some((suits) => !suits)) return false;
  return problem.stops.every(
    ({ collects, skipCost }, index) =>
      !collects &&
      skipCost === undefined &&
      (windowFirst[firstStop + index + 1] ?? 0) - (windowFirst[firstStop + index] ?? 0) <= 1,
  );
}

/** The problem for the fast path, or nothing where it has more rules than that path knows. */
export function plainProblem(problem: Problem): PlainProblem | undefined {
  const compiled = compile(problem);
  const [vehicle] = compiled.vehicles;
  if (!vehicle || !isPlain(compiled)) return undefined;
  const { stops, nodes, firstStop } = compiled;
  const width = stops + 1;
  const order = stopOrder(problem.stops.map(({ place }) => place));
  const nodeOf = (index: number) => (index === 0 ? vehicle.start : firstStop + (order[index - 1] ?? 0));
  const square = (from: Float64Array): Ways => {
    const to = new Float64Array(width * width);
    for (let a = 0; a < width; a += 1)
      for (let b = 0; b < width; b += 1) to[a * width + b] = from[nodeOf(a) * nodes + nodeOf(b)] ?? 0;
    return to.every((way) => Number.isInteger(way) && way >= 0 && way < 2 ** 16) ? Uint16Array.from(to) : to;
  };
  const each = (of: (node: number) => number) =>
    Float64Array.from({ length: width }, (_, index) => (index === 0 ? 0 : of(nodeOf(index))));
  const { windowFirst, windowFrom, windowTo } = compiled;
  const hasWindow = (node: number) => (windowFirst[node + 1] ?? 0) > (windowFirst[node] ?? 0);
  const opens = each((node) => (hasWindow(node) ? (windowFrom[windowFirst[node] ?? 0] ?? 0) : vehicle.from));
  const closes = each((node) =>
    hasWindow(node) ? (windowTo[windowFirst[node] ?? 0] ?? 0) : Number.POSITIVE_INFINITY,
  );
  opens[0] = vehicle.from;
  closes[0] = vehicle.to;
  const distances = square(compiled.distances);
  const dear = 4 * vehicle.fixedCost + vehicle.costPerDistance * dearestVisit(distances, width);
  return {
    stops,
    order,
    width,
    vehicles: compiled.vehicles.length,
    capacity: vehicle.capacity[0] ?? Number.POSITIVE_INFINITY,
    fixedCost: vehicle.fixedCost,
    costPerDistance: vehicle.costPerDistance,
    distances,
    durations: compiled.durations === compiled.distances ? distances : square(compiled.durations),
    demand: each((node) => compiled.brought[node] ?? 0),
    isTimed: Number.isFinite(vehicle.to) || problem.stops.some(({ windows }) => windows?.length),
    service: each((node) => compiled.service[node] ?? 0),
    opens,
    closes,
    angles: anglesOf(problem, vehicle.start, order),
    isSymmetric: isSymmetric(distances, width),
    missed: each((node) => (compiled.priority[node] ?? 1) * dear * (1 + stops)),
  };
}

function dearestVisit(distances: Ways, width: number): number {
  let most = 1;
  for (let node = 0; node < width * width; node += 1) most = Math.max(most, distances[node] ?? 0);
  return 2 * most;
}

function anglesOf({ depots, stops }: Problem, depot: number, order: readonly number[]): Float64Array {
  const home = depots[depot]?.place ?? { x: 0, y: 0 };
  return Float64Array.from([home, ...order.map((stop) => stops[stop]?.place ?? home)], ({ x, y }) =>
    Math.atan2(y - home.y, x - home.x),
  );
}

function isSymmetric(distances: Ways, width: number): boolean {
  for (let a = 0; a < width; a += 1)
    for (let b = 0; b < a; b += 1) if (distances[a * width + b] !== distances[b * width + a]) return false;
  return true;
}
