import { type Compiled, tolerance } from '../compile.ts';
import type { Neighbours } from '../neighbours.ts';
import type { Tours } from './tours.ts';

/** Finds where a stop, or a pair of stops, costs least without breaking a rule. */
export interface Places {
  /** What inserting there adds; Infinity where it fits nowhere. The place is kept for `take`. */
  find(node: number): number;
  /** Inserts what was found last. */
  take(): void;
}

const mostPlaces = 1 << 15;
/** With costs of time an estimate does not order places truly, so some more are worked out. */
const moreToTry = 12;

/** Places are estimated by distance and time of driving, then worked out from the cheapest on. */
export function createPlaces(
  compiled: Compiled,
  tours: Tours,
  { near, reach }: Neighbours,
  random: () => number,
): Places {
  const { vehicles, nodes, dimensions, distances, durations, service, partner, firstStop } = compiled;
  const { windowFirst, windowFrom, windowTo } = compiled;
  const estimate = new Float64Array(mostPlaces);
  const placeVehicle = new Int32Array(mostPlaces);
  const placeAt = new Int32Array(mostPlaces);
  const placeSecond = new Int32Array(mostPlaces);
  const trial = new Int32Array(compiled.stops + 2);
  const bestTrial = new Int32Array(compiled.stops + 2);
  const seenRound = new Int32Array(vehicles.length);
  const isTimeDear = vehicles.some(({ costPerTime }) => costPerTime > 0) || compiled.problem.balance?.weight;
  let round = 0;
  let count = 0;
  let bestVehicle = -1;
  let bestLength = 0;
  // Where the first stop of a pair would be left, by `fitsInTime`.
  let leaves = 0;

  const nodeAt = (vehicle: number, position: number): number => {
    const by = vehicles[vehicle];
    if (!by) return 0;
    if (position < 0) return by.start;
    return position < (tours.length[vehicle] as number) ? (tours.route[vehicle]?.[position] ?? 0) : by.end;
  };

  /** Whether service at the node can begin in time when the place before is left at `from`; sets `leaves`. */
  function reaches(node: number, before: number, from: number): boolean {
    let clock = from + (durations[before * nodes + node] as number);
    const first = windowFirst[node] as number;
    const last = windowFirst[node + 1] as number;
    let window = first;
    while (window < last && (windowTo[window] as number) + tolerance < clock) window += 1;
    if (last > first && window === last) return false;
    if (last > first && (windowFrom[window] as number) > clock) clock = windowFrom[window] as number;
    leaves = clock + (service[node] as number);
    return true;
  }

  function mayFollow(vehicle: number, node: number, position: number): boolean {
    const limit =
      position < (tours.length[vehicle] as number)
        ? (tours.latest[vehicle]?.[position] ?? 0)
        : (vehicles[vehicle]?.to ?? 0);
    return leaves + (durations[node * nodes + nodeAt(vehicle, position)] as number) <= limit + tolerance;
  }

  const readyBefore = (vehicle: number, position: number): number =>
    position === 0 ? (vehicles[vehicle]?.from ?? 0) : (tours.ready[vehicle]?.[position - 1] ?? 0);

  function hasRoom(vehicle: number, node: number): boolean {
    const by = vehicles[vehicle];
    if (!by?.suits[node - firstStop] || (tours.length[vehicle] as number) >= by.maxStops) return false;
    for (let d = 0; d < dimensions; d += 1)
      if (
        (tours.brought[vehicle * dimensions + d] as number) +
          (compiled.brought[node * dimensions + d] as number) >
        (by.capacity[d] as number) + tolerance
      )
        return false;
    return true;
  }

  const firstFree = (vehicle: number): number => {
    const by = vehicles[vehicle];
    return by ? (by.isWhole ? Number.POSITIVE_INFINITY : by.locked.length) : 0;
  };

  /** What driving costs more with `node` between two others. */
  function detour(vehicle: number, before: number, node: number, after: number): number {
    const by = vehicles[vehicle];
    if (!by) return 0;
    const there = before * nodes + node;
    const on = node * nodes + after;
    const straight = before * nodes + after;
    const cost =
      by.costPerDistance *
      ((distances[there] as number) + (distances[on] as number) - (distances[straight] as number));
    if (by.costPerTime === 0) return cost;
    return (
      cost +
      by.costPerTime *
        ((durations[there] as number) +
          (durations[on] as number) -
          (durations[straight] as number) +
          (service[node] as number))
    );
  }

  function note(vehicle: number, cost: number, at: number, second: number): void {
    if (count === mostPlaces) return;
    const isOpened = tours.length[vehicle] === 0;
    estimate[count] = isOpened ? cost + (vehicles[vehicle]?.fixedCost ?? 0) : cost;
    placeVehicle[count] = vehicle;
    placeAt[count] = at;
    placeSecond[count] = second;
    count += 1;
  }

  function notePlace(vehicle: number, node: number, position: number): void {
    if (position < firstFree(vehicle)) return;
    const before = nodeAt(vehicle, position - 1);
    if (!reaches(node, before, readyBefore(vehicle, position)) || !mayFollow(vehicle, node, position)) return;
    note(vehicle, detour(vehicle, before, node, nodeAt(vehicle, position)), position, -1);
  }

  function notePairs(vehicle: number, pickup: number, delivery: number): void {
    const length = tours.length[vehicle] as number;
    for (let position = firstFree(vehicle); position <= length; position += 1) {
      const before = nodeAt(vehicle, position - 1);
      const after = nodeAt(vehicle, position);
      if (!reaches(pickup, before, readyBefore(vehicle, position))) continue;
      const left = leaves;
      if (reaches(delivery, pickup, left) && mayFollow(vehicle, delivery, position))
        note(
          vehicle,
          detour(vehicle, before, pickup, delivery) + detour(vehicle, before, delivery, after),
          position,
          position,
        );
      leaves = left;
      if (!mayFollow(vehicle, pickup, position)) continue;
      const cost = detour(vehicle, before, pickup, after);
      for (let second = position + 1; second <= length; second += 1) {
        const ahead = nodeAt(vehicle, second - 1);
        if (!reaches(delivery, ahead, readyBefore(vehicle, second))) break;
        if (!mayFollow(vehicle, delivery, second)) continue;
        note(vehicle, cost + detour(vehicle, ahead, delivery, nodeAt(vehicle, second)), position, second);
      }
    }
  }

  /** All vehicles that pass near, and of those at home one of each kind. */
  function collect(node: number, other: number): void {
    round += 1;
    count = 0;
    const row = (node - firstStop + 1) * reach;
    for (let index = 0; index < reach; index += 1) {
      const beside = (near[row + index] as number) + firstStop - 1;
      const vehicle = tours.vehicleOf[beside] as number;
      if (vehicle < 0 || !hasRoom(vehicle, node)) continue;
      if (other >= 0) {
        if (seenRound[vehicle] === round) continue;
        seenRound[vehicle] = round;
        if (hasRoom(vehicle, other)) notePairs(vehicle, node, other);
      } else {
        const position = tours.positionOf[beside] as number;
        notePlace(vehicle, node, position + 1);
        // The place before is this one's neighbour's place after, unless that is the depot or far away.
        notePlace(vehicle, node, position);
      }
    }
    const opened = new Set<number>();
    for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1) {
      const kind = vehicles[vehicle]?.kind ?? 0;
      if ((tours.length[vehicle] as number) > 0 || opened.has(kind) || !hasRoom(vehicle, node)) continue;
      opened.add(kind);
      if (other < 0) notePlace(vehicle, node, 0);
      else if (hasRoom(vehicle, other)) notePairs(vehicle, node, other);
    }
  }

  function build(node: number, other: number, index: number): number {
    const vehicle = placeVehicle[index] as number;
    const own = tours.route[vehicle];
    const at = placeAt[index] as number;
    const second = placeSecond[index] as number;
    let size = 0;
    for (let position = 0; position <= (tours.length[vehicle] as number); position += 1) {
      if (position === at) {
        trial[size] = node;
        size += 1;
      }
      if (position === second) {
        trial[size] = other;
        size += 1;
      }
      if (own && position < (tours.length[vehicle] as number)) {
        trial[size] = own[position] as number;
        size += 1;
      }
    }
    return size;
  }

  return {
    find(stop) {
      const mate = partner[stop] as number;
      const isSecond = mate >= 0 && !compiled.isPickup[stop];
      const node = isSecond ? mate : stop;
      const other = mate < 0 ? -1 : isSecond ? stop : mate;
      collect(node, other);
      let best = Number.POSITIVE_INFINITY;
      bestVehicle = -1;
      for (let tried = 0; count > 0; ) {
        let least = 0;
        for (let index = 1; index < count; index += 1)
          if ((estimate[index] as number) < (estimate[least] as number)) least = index;
        if (bestVehicle >= 0 && (!isTimeDear || tried >= moreToTry)) break;
        if (random() >= 0.01) {
          const vehicle = placeVehicle[least] as number;
          const size = build(node, other, least);
          const added = tours.costOf(vehicle, trial, size) - (tours.cost[vehicle] as number);
          if (bestVehicle >= 0) tried += 1;
          if (added < best) {
            best = added;
            bestVehicle = vehicle;
            bestLength = size;
            bestTrial.set(trial.subarray(0, size));
          }
        }
        count -= 1;
        estimate[least] = estimate[count] as number;
        placeVehicle[least] = placeVehicle[count] as number;
        placeAt[least] = placeAt[count] as number;
        placeSecond[least] = placeSecond[count] as number;
      }
      return best;
    },
    take() {
      if (bestVehicle >= 0) tours.set(bestVehicle, bestTrial, bestLength);
    },
  };
}
