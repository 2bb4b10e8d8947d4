import type { Break, Problem, Vehicle } from './problem.ts';
import { travelTable } from './travel.ts';

/** What times and loads are compared with, so that sums of decimals do not break a rule that they keep. */
export const tolerance = 1e-6;

/** A vehicle by numbers. */
export interface CompiledVehicle {
  vehicle: Vehicle;
  start: number;
  end: number;
  capacity: Float64Array;
  fixedCost: number;
  costPerDistance: number;
  costPerTime: number;
  from: number;
  to: number;
  maxDuration: number;
  maxDistance: number;
  maxStops: number;
  breaks: readonly Break[];
  /** By stop: whether its skills are enough. */
  suits: Uint8Array;
  /** Vehicles of one class are the same in everything but their name and lock. */
  kind: number;
  /** Nodes of stops that the route begins with. */
  locked: readonly number[];
  isWhole: boolean;
}

/** A problem by numbers: node `firstStop + i` is stop `i`. */
export interface Compiled {
  problem: Problem;
  nodes: number;
  firstStop: number;
  stops: number;
  dimensions: number;
  distances: Float64Array;
  durations: Float64Array;
  /** By node. */
  service: Float64Array;
  /** By node: its windows are `windowFirst[node]` up to before `windowFirst[node + 1]`. */
  windowFirst: Int32Array;
  windowFrom: Float64Array;
  windowTo: Float64Array;
  /** By node and dimension: aboard from the depot until here. */
  brought: Float64Array;
  /** By node and dimension: what is aboard after it beyond what was before. */
  change: Float64Array;
  /** By node: the other stop of its pair, or -1. */
  partner: Int32Array;
  isPickup: Uint8Array;
  priority: Float64Array;
  /** By node: what leaving it out costs; Infinity where it is not optional. */
  skipCost: Float64Array;
  vehicles: readonly CompiledVehicle[];
  nodeOf: ReadonlyMap<string, number>;
  vehicleOf: ReadonlyMap<string, number>;
  /** By node: it stands in a lock. */
  isLocked: Uint8Array;
}

const known = new WeakMap<Problem, Compiled>();

/** The problem by numbers, worked out once for each problem object: change a problem by making a new one. */
export function compile(problem: Problem): Compiled {
  const made = known.get(problem) ?? compiled(problem);
  known.set(problem, made);
  return made;
}

function compiled(problem: Problem): Compiled {
  const { stops, depots } = problem;
  const table = travelTable(problem);
  const { nodes } = table;
  const firstStop = depots.length;
  const dimensions = Math.max(
    1,
    ...stops.map(({ demand }) => demand?.length ?? 0),
    ...problem.vehicles.map(({ capacity }) => capacity?.length ?? 0),
  );
  const nodeOf = new Map(stops.map(({ id }, index) => [id, firstStop + index]));
  const numbers = (of: (stop: (typeof stops)[number]) => number) => {
    const array = new Float64Array(nodes);
    for (const [index, stop] of stops.entries()) array[firstStop + index] = of(stop);
    return array;
  };
  const goods = compiledGoods(problem, nodes, dimensions, nodeOf);
  const vehicles = compiledVehicles(problem, dimensions, nodeOf);
  const isLocked = new Uint8Array(nodes);
  for (const { locked } of vehicles) for (const node of locked) isLocked[node] = 1;
  return {
    problem,
    ...table,
    firstStop,
    stops: stops.length,
    dimensions,
    service: numbers(({ service }) => service ?? 0),
    ...compiledWindows(problem, nodes),
    ...goods,
    priority: numbers(({ priority }) => priority ?? 1),
    skipCost: numbers(({ skipCost }) => skipCost ?? Number.POSITIVE_INFINITY),
    vehicles,
    nodeOf,
    vehicleOf: new Map(problem.vehicles.map(({ id }, index) => [id, index])),
    isLocked,
  };
}

function compiledWindows({ stops, depots }: Problem, nodes: number) {
  const windowFirst = new Int32Array(nodes + 1);
  const all = stops.map(({ windows = [] }) => [...windows].sort((a, b) => a.from - b.from));
  for (let node = 0; node < nodes; node += 1)
    windowFirst[node + 1] = (windowFirst[node] ?? 0) + (all[node - depots.length]?.length ?? 0);
  const flat = all.flat();
  return {
    windowFirst,
    windowFrom: Float64Array.from(flat, ({ from }) => from),
    windowTo: Float64Array.from(flat, ({ to }) => to),
  };
}

function compiledGoods(
  { stops, depots, pairs = [] }: Problem,
  nodes: number,
  dimensions: number,
  nodeOf: ReadonlyMap<string, number>,
) {
  const brought = new Float64Array(nodes * dimensions);
  const change = new Float64Array(nodes * dimensions);
  const partner = new Int32Array(nodes).fill(-1);
  const isPickup = new Uint8Array(nodes);
  for (const pair of pairs) {
    const pickup = nodeOf.get(pair.pickup);
    const delivery = nodeOf.get(pair.delivery);
    if (pickup === undefined || delivery === undefined) continue;
    partner[pickup] = delivery;
    partner[delivery] = pickup;
    isPickup[pickup] = 1;
  }
  for (const [index, { demand = [], collects }] of stops.entries()) {
    const node = depots.length + index;
    for (const [dimension, amount] of demand.entries()) {
      const other = partner[node] ?? -1;
      if (other >= 0 && !isPickup[node]) continue;
      if (other >= 0) {
        change[node * dimensions + dimension] = amount;
        change[other * dimensions + dimension] = -amount;
      } else if (collects) change[node * dimensions + dimension] = amount;
      else {
        brought[node * dimensions + dimension] = amount;
        change[node * dimensions + dimension] = -amount;
      }
    }
  }
  return { brought, change, partner, isPickup };
}

function compiledVehicles(
  problem: Problem,
  dimensions: number,
  nodeOf: ReadonlyMap<string, number>,
): CompiledVehicle[] {
  const depotOf = new Map(problem.depots.map(({ id }, index) => [id, index]));
  const nowhere = problem.depots.length + problem.stops.length;
  const kinds = new Map<string, number>();
  return problem.vehicles.map((vehicle) => {
    const { id: _id, name: _name, ...rest } = vehicle;
    const key = JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    const has = new Set(vehicle.skills);
    const lock = problem.locks?.find(({ vehicleId }) => vehicleId === vehicle.id);
    return {
      vehicle,
      start: depotOf.get(vehicle.start) ?? 0,
      end: vehicle.end === null ? nowhere : (depotOf.get(vehicle.end) ?? 0),
      capacity: Float64Array.from(
        { length: dimensions },
        (_, dimension) => vehicle.capacity?.[dimension] ?? Number.POSITIVE_INFINITY,
      ),
      fixedCost: vehicle.fixedCost ?? 0,
      costPerDistance: vehicle.costPerDistance ?? 1,
      costPerTime: vehicle.costPerTime ?? 0,
      from: vehicle.shift?.from ?? 0,
      to: vehicle.shift?.to ?? Number.POSITIVE_INFINITY,
      maxDuration: vehicle.maxDuration ?? Number.POSITIVE_INFINITY,
      maxDistance: vehicle.maxDistance ?? Number.POSITIVE_INFINITY,
      maxStops: vehicle.maxStops ?? Number.POSITIVE_INFINITY,
      breaks: vehicle.breaks ?? [],
      suits: Uint8Array.from(problem.stops, ({ skills = [] }) =>
        skills.every((skill) => has.has(skill)) ? 1 : 0,
      ),
      kind,
      locked: (lock?.stopIds ?? []).flatMap((stopId) => nodeOf.get(stopId) ?? []),
      isWhole: lock?.whole ?? false,
    };
  });
}
