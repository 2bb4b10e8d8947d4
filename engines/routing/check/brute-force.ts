// The best plan of a small problem by trying every one of them. Times are whole numbers here, so every departure can be tried.
import type { Problem, Stop, Vehicle } from '../problem.ts';
import { type Ways, waysOf } from './ways.ts';

/** What the best plan comes to: the priorities it has to miss, then its cost. */
interface BruteForce {
  missedPriority: number;
  cost: number;
}

interface Priced {
  cost: number;
  size: number;
}

/** When the route ends at the earliest after this departure, or Infinity where it cannot be driven. */
function ends(ways: Ways, vehicle: Vehicle, stops: readonly Stop[], departure: number): number {
  const breaks = vehicle.breaks ?? [];
  const drive = (leg: number, leaves: number, taken: number): number => {
    const stop = stops[leg];
    const from = leg === 0 ? vehicle.start : stops[leg - 1]?.id;
    const way = ways.driving(from, stop ? stop.id : vehicle.end);
    let best = Number.POSITIVE_INFINITY;
    let clock = leaves;
    let there = leaves + way;
    for (let pauses = taken; pauses <= breaks.length; pauses += 1) {
      if (pauses > taken) {
        const pause = breaks[pauses - 1];
        if (!pause || clock > pause.to) break;
        clock = Math.max(clock, pause.from) + pause.duration;
        there = Math.max(there, pause.from) + pause.duration;
      }
      if (!stop) {
        const isMissed = breaks.slice(pauses).some(({ to }) => there > to);
        if (!isMissed) best = Math.min(best, there);
        continue;
      }
      const windows = stop.windows ?? [];
      const starts = windows.filter(({ to }) => to >= there).map(({ from }) => Math.max(from, there));
      if (windows.length > 0 && starts.length === 0) continue;
      const start = windows.length > 0 ? Math.min(...starts) : there;
      best = Math.min(best, drive(leg + 1, start + (stop.service ?? 0), pauses));
    }
    return best;
  };
  const end = drive(0, departure, 0);
  return end <= (vehicle.shift?.to ?? Number.POSITIVE_INFINITY) ? end : Number.POSITIVE_INFINITY;
}

/** The least time the route takes, whenever it leaves. */
function shortest(ways: Ways, vehicle: Vehicle, stops: readonly Stop[], horizon: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let departure = vehicle.shift?.from ?? 0; departure <= horizon; departure += 1)
    best = Math.min(best, ends(ways, vehicle, stops, departure) - departure);
  return best;
}

function keepsRules({ pairs = [], locks = [] }: Problem, vehicle: Vehicle, stops: readonly Stop[]): boolean {
  const lock = locks.find(({ vehicleId }) => vehicleId === vehicle.id);
  if (lock?.stopIds.some((id, index) => stops[index]?.id !== id)) return false;
  if (lock?.whole && stops.length > lock.stopIds.length) return false;
  if (stops.length > (vehicle.maxStops ?? Number.POSITIVE_INFINITY)) return false;
  if (stops.some(({ skills = [] }) => skills.some((skill) => !vehicle.skills?.includes(skill)))) return false;
  const place = (id: string) => stops.findIndex((stop) => stop.id === id);
  for (const { pickup, delivery } of pairs)
    if (place(pickup) >= 0 !== place(delivery) >= 0 || place(pickup) > place(delivery)) return false;
  for (const [dimension, room] of (vehicle.capacity ?? []).entries()) {
    const amount = (stop: Stop) => stop.demand?.[dimension] ?? 0;
    const halves = new Map(
      pairs.flatMap(({ pickup, delivery }) => [[pickup, 1] as const, [delivery, -1] as const]),
    );
    let load = stops.reduce(
      (sum, stop) => sum + (halves.has(stop.id) || stop.collects ? 0 : amount(stop)),
      0,
    );
    if (load > room) return false;
    for (const stop of stops) {
      const half = halves.get(stop.id);
      const carrier = pairs.find(({ delivery }) => delivery === stop.id)?.pickup;
      if (half === 1 || (half === undefined && stop.collects)) load += amount(stop);
      else if (half === -1)
        load -= stops.filter(({ id }) => id === carrier).reduce((sum, one) => sum + amount(one), 0);
      else load -= amount(stop);
      if (load > room) return false;
    }
  }
  return true;
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** Every way a vehicle can serve exactly these stops, as what matters of it. */
function ways(
  problem: Problem,
  by: Ways,
  vehicle: Vehicle,
  stops: readonly Stop[],
  horizon: number,
): Priced[] {
  const lock = problem.locks?.find(({ vehicleId }) => vehicleId === vehicle.id);
  if (stops.length === 0) return lock && lock.stopIds.length > 0 ? [] : [{ cost: 0, size: -1 }];
  const found: Priced[] = [];
  for (const order of orders(stops)) {
    if (!keepsRules(problem, vehicle, order)) continue;
    const ids = [vehicle.start, ...order.map(({ id }) => id), vehicle.end];
    const distance = ids.slice(1).reduce((sum, id, index) => sum + by.distance(ids[index], id), 0);
    if (distance > (vehicle.maxDistance ?? Number.POSITIVE_INFINITY)) continue;
    const duration = shortest(by, vehicle, order, horizon);
    if (duration > (vehicle.maxDuration ?? Number.MAX_VALUE)) continue;
    const cost =
      (vehicle.fixedCost ?? 0) +
      (vehicle.costPerDistance ?? 1) * distance +
      (vehicle.costPerTime ?? 0) * duration;
    const sizes = { stops: order.length, distance, duration };
    found.push({ cost, size: problem.balance ? sizes[problem.balance.by] : 0 });
  }
  if (problem.balance) return found;
  return found.sort((a, b) => a.cost - b.cost).slice(0, 1);
}

/** Tries all ways to share the stops among the vehicles. `horizon` is the last departure worth trying. */
export function bruteForce(problem: Problem, horizon: number): BruteForce {
  const by = waysOf(problem);
  const { stops, vehicles, balance } = problem;
  const all = (1 << stops.length) - 1;
  const pick = (mask: number) => stops.filter((_, index) => mask & (1 << index));
  const options = vehicles.map((vehicle) =>
    Array.from({ length: all + 1 }, (_, mask) => ways(problem, by, vehicle, pick(mask), horizon)),
  );
  let best: BruteForce = { missedPriority: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY };
  const share = (index: number, left: number, cost: number, sizes: readonly number[]): void => {
    const own = options[index];
    if (!own) {
      const missing = pick(left);
      const missedPriority = missing.reduce(
        (sum, { skipCost, priority = 1 }) => sum + (skipCost === undefined ? priority : 0),
        0,
      );
      const uneven =
        balance && sizes.length > 1 ? balance.weight * (Math.max(...sizes) - Math.min(...sizes)) : 0;
      const total = missing.reduce((sum, { skipCost = 0 }) => sum + skipCost, cost + uneven);
      if (
        missedPriority < best.missedPriority ||
        (missedPriority === best.missedPriority && total < best.cost)
      )
        best = { missedPriority, cost: total };
      return;
    }
    for (let mask = left; ; mask = (mask - 1) & left) {
      for (const { cost: more, size } of own[mask] ?? [])
        share(index + 1, left & ~mask, cost + more, size < 0 ? sizes : [...sizes, size]);
      if (mask === 0) break;
    }
  };
  share(0, all, 0, []);
  return best;
}
