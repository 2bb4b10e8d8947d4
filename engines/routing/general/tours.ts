import { type Compiled, tolerance } from '../compile.ts';
import { createTimer } from '../timer.ts';

/** The routes of all vehicles with any rule there is, and how they were before the present round. */
export interface Tours {
  /** By vehicle; only the first `length[vehicle]` are stops. */
  route: readonly Int32Array[];
  length: Int32Array;
  /** By node; -1 is in no route. */
  vehicleOf: Int32Array;
  positionOf: Int32Array;
  /** By vehicle and dimension: what leaves the depot. */
  brought: Float64Array;
  /** By vehicle, then by position: left at the earliest, breaks not counted. */
  ready: readonly Float64Array[];
  /** By vehicle, then by position: service begins at the latest, breaks not counted. */
  latest: readonly Float64Array[];
  cost: Float64Array;
  /** What the vehicle's route would cost with these stops; Infinity where it would break a rule. */
  costOf(vehicle: number, route: Int32Array, length: number): number;
  /** Replaces a vehicle's route, whatever rules it breaks. */
  set(vehicle: number, route: Int32Array, length: number): void;
  /** All routes together, with balance. */
  total(): number;
  begin(): void;
  undo(): void;
}

/** All vehicles at home. */
export function createTours(compiled: Compiled): Tours {
  const { vehicles, stops, nodes, dimensions, distances, durations, service, problem } = compiled;
  const { windowFirst, windowFrom, windowTo, firstStop } = compiled;
  const timer = createTimer(compiled);
  const balance = problem.balance?.weight ? problem.balance : undefined;
  const arrays = () => vehicles.map(() => new Float64Array(stops + 1));
  const route = vehicles.map(() => new Int32Array(stops + 1));
  const length = new Int32Array(vehicles.length);
  const vehicleOf = new Int32Array(nodes).fill(-1);
  const positionOf = new Int32Array(nodes);
  const brought = new Float64Array(vehicles.length * dimensions);
  const ready = arrays();
  const latest = arrays();
  const cost = new Float64Array(vehicles.length);
  const measure = new Float64Array(vehicles.length);
  const load = new Float64Array(dimensions);
  let measured = 0;
  let round = 1;
  const touchedRound = new Int32Array(vehicles.length);
  const touched: number[] = [];
  const savedRoute = vehicles.map(() => new Int32Array(0));
  const savedCost = new Float64Array(vehicles.length);
  const savedMeasure = new Float64Array(vehicles.length);

  function keepsLoad(capacity: Float64Array, stopsOf: Int32Array, count: number): boolean {
    load.fill(0);
    for (let index = 0; index < count; index += 1)
      for (let d = 0; d < dimensions; d += 1)
        load[d] =
          (load[d] as number) + (compiled.brought[(stopsOf[index] as number) * dimensions + d] as number);
    for (let d = 0; d < dimensions; d += 1)
      if ((load[d] as number) > (capacity[d] as number) + tolerance) return false;
    for (let index = 0; index < count; index += 1)
      for (let d = 0; d < dimensions; d += 1) {
        load[d] =
          (load[d] as number) + (compiled.change[(stopsOf[index] as number) * dimensions + d] as number);
        if ((load[d] as number) > (capacity[d] as number) + tolerance) return false;
      }
    return true;
  }

  /** The route's cost, rules looked at or not; leaves in `measured` what the balance is about. */
  function priced(vehicle: number, stopsOf: Int32Array, count: number, isStrict: boolean): number {
    measured = 0;
    const by = vehicles[vehicle];
    if (!by || count === 0) return 0;
    if (isStrict && (count > by.maxStops || !keepsLoad(by.capacity, stopsOf, count)))
      return Number.POSITIVE_INFINITY;
    let distance = 0;
    let before = by.start;
    for (let index = 0; index < count; index += 1) {
      const node = stopsOf[index] as number;
      if (isStrict && !by.suits[node - firstStop]) return Number.POSITIVE_INFINITY;
      distance += distances[before * nodes + node] as number;
      before = node;
    }
    distance += distances[before * nodes + by.end] as number;
    if (isStrict && distance > by.maxDistance + tolerance) return Number.POSITIVE_INFINITY;
    const timing = timer.time(by, stopsOf, count);
    const duration = timing.finish - timing.departure;
    if (
      isStrict &&
      (timing.lateness > 0 ||
        timing.missedBreaks > 0 ||
        timing.finish > by.to + tolerance ||
        duration > by.maxDuration + tolerance)
    )
      return Number.POSITIVE_INFINITY;
    if (balance) measured = balance.by === 'stops' ? count : balance.by === 'distance' ? distance : duration;
    return by.fixedCost + by.costPerDistance * distance + by.costPerTime * duration;
  }

  /** Earliest and latest times without breaks: what fails by them fails for certain. */
  function relax(vehicle: number): void {
    const by = vehicles[vehicle];
    const own = route[vehicle];
    const left = ready[vehicle];
    const begins = latest[vehicle];
    if (!by || !own || !left || !begins) return;
    const count = length[vehicle] as number;
    let clock = by.from;
    let before = by.start;
    for (let index = 0; index < count; index += 1) {
      const node = own[index] as number;
      clock += durations[before * nodes + node] as number;
      const last = windowFirst[node + 1] as number;
      for (let window = windowFirst[node] as number; window < last; window += 1)
        if ((windowTo[window] as number) >= clock) {
          if ((windowFrom[window] as number) > clock) clock = windowFrom[window] as number;
          break;
        }
      clock += service[node] as number;
      left[index] = clock;
      before = node;
    }
    let limit = by.to;
    let after = by.end;
    for (let index = count - 1; index >= 0; index -= 1) {
      const node = own[index] as number;
      limit -= (durations[node * nodes + after] as number) + (service[node] as number);
      const firstWindow = windowFirst[node] as number;
      for (let window = (windowFirst[node + 1] as number) - 1; window >= firstWindow; window -= 1)
        if ((windowFrom[window] as number) <= limit) {
          if ((windowTo[window] as number) < limit) limit = windowTo[window] as number;
          break;
        }
      begins[index] = limit;
      after = node;
    }
  }

  function put(vehicle: number, stopsOf: Int32Array, count: number): void {
    const own = route[vehicle];
    if (!own) return;
    for (let index = 0; index < (length[vehicle] as number); index += 1)
      if (vehicleOf[own[index] as number] === vehicle) vehicleOf[own[index] as number] = -1;
    for (let d = 0; d < dimensions; d += 1) brought[vehicle * dimensions + d] = 0;
    for (let index = 0; index < count; index += 1) {
      const node = stopsOf[index] as number;
      own[index] = node;
      vehicleOf[node] = vehicle;
      positionOf[node] = index;
      for (let d = 0; d < dimensions; d += 1)
        brought[vehicle * dimensions + d] =
          (brought[vehicle * dimensions + d] as number) + (compiled.brought[node * dimensions + d] as number);
    }
    length[vehicle] = count;
    relax(vehicle);
  }

  function set(vehicle: number, stopsOf: Int32Array, count: number): void {
    if (touchedRound[vehicle] !== round) {
      touchedRound[vehicle] = round;
      touched.push(vehicle);
      savedRoute[vehicle] = (route[vehicle] ?? stopsOf).slice(0, length[vehicle]);
      savedCost[vehicle] = cost[vehicle] as number;
      savedMeasure[vehicle] = measure[vehicle] as number;
    }
    const own = stopsOf === route[vehicle] ? stopsOf.slice(0, count) : stopsOf;
    put(vehicle, own, count);
    cost[vehicle] = priced(vehicle, own, count, false);
    measure[vehicle] = measured;
  }

  return {
    route,
    length,
    vehicleOf,
    positionOf,
    brought,
    ready,
    latest,
    cost,
    costOf: (vehicle, stopsOf, count) => priced(vehicle, stopsOf, count, true),
    set,
    total() {
      let sum = 0;
      let most = Number.NEGATIVE_INFINITY;
      let least = Number.POSITIVE_INFINITY;
      for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1) {
        if (length[vehicle] === 0) continue;
        sum += cost[vehicle] as number;
        most = Math.max(most, measure[vehicle] as number);
        least = Math.min(least, measure[vehicle] as number);
      }
      return balance && most > least ? sum + balance.weight * (most - least) : sum;
    },
    begin() {
      round += 1;
      touched.length = 0;
    },
    undo() {
      // First all out, then all in: a stop may have moved between two of them.
      for (const vehicle of touched) put(vehicle, savedRoute[vehicle] ?? new Int32Array(0), 0);
      for (const vehicle of touched) {
        const own = savedRoute[vehicle] ?? new Int32Array(0);
        put(vehicle, own, own.length);
        cost[vehicle] = savedCost[vehicle] as number;
        measure[vehicle] = savedMeasure[vehicle] as number;
      }
    },
  };
}
