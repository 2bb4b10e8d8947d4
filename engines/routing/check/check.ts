// Judges plans by the problem's words alone: nothing here is shared with the solver or with `evaluate`.
import type { Pair, Problem, Stop, Vehicle } from '../problem.ts';
import type { Evaluation, RouteSchedule } from '../schedule.ts';
import { checkBreaks } from './check-breaks.ts';
import { type Fault, near, type Report } from './fault.ts';
import { type Ways, waysOf } from './ways.ts';

/** Everything that is wrong with a scheduled plan; nothing when it is right. Stops left out are no fault, as long as they are said to be. */
export function check(problem: Problem, evaluation: Evaluation): Fault[] {
  const faults: Fault[] = [];
  const ways = waysOf(problem);
  for (const route of evaluation.routes) {
    const report: Report = (kind, text, where) =>
      faults.push({ kind, vehicleId: route.vehicleId, text, ...where });
    const vehicle = problem.vehicles.find(({ id }) => id === route.vehicleId);
    if (!vehicle) report('vehicle', 'is not in the problem');
    else checkRoute(problem, ways, vehicle, route, report);
  }
  checkWhole(problem, evaluation, faults);
  return faults;
}

function checkRoute(
  problem: Problem,
  ways: Ways,
  vehicle: Vehicle,
  route: RouteSchedule,
  report: Report,
): void {
  const stops = route.visits.flatMap(({ stopId }) => problem.stops.find(({ id }) => id === stopId) ?? []);
  if (stops.length !== route.visits.length) {
    report('stop', 'goes to a stop that is not in the problem');
    return;
  }
  for (const stop of stops)
    for (const skill of stop.skills ?? [])
      if (!vehicle.skills?.includes(skill))
        report('skill', `lacks ${skill} for ${stop.id}`, { stopId: stop.id });
  checkLock(problem, vehicle, stops, report);
  if (stops.length === 0) return;
  checkLoads(problem, vehicle, stops, route, report);
  checkTimes(ways, vehicle, stops, route, report);
  checkBreaks(ways, vehicle, stops, route, report);
  const distance =
    route.visits.reduce((sum, { distance }) => sum + distance, 0) +
    ways.distance(stops.at(-1)?.id, vehicle.end);
  if (!near(distance, route.distance)) report('distance', `is ${distance}, not ${route.distance}`);
  checkMost(report, 'max-distance', distance, vehicle.maxDistance);
  checkMost(report, 'max-stops', stops.length, vehicle.maxStops);
  const cost =
    (vehicle.fixedCost ?? 0) +
    (vehicle.costPerDistance ?? 1) * distance +
    (vehicle.costPerTime ?? 0) * (route.finish - route.departure);
  if (!near(cost, route.cost.total)) report('cost', `costs ${cost}, not ${route.cost.total}`);
}

function checkLock({ locks = [] }: Problem, vehicle: Vehicle, stops: readonly Stop[], report: Report): void {
  const lock = locks.find(({ vehicleId }) => vehicleId === vehicle.id);
  if (!lock) return;
  if (lock.stopIds.some((id, index) => stops[index]?.id !== id)) report('lock', 'does not begin as locked');
  if (lock.whole && stops.length > lock.stopIds.length) report('lock', 'has more stops than are locked');
}

/** Goods by goods: what is in the vehicle on each leg. */
function checkLoads(
  { pairs = [] }: Problem,
  { capacity = [] }: Vehicle,
  stops: readonly Stop[],
  route: RouteSchedule,
  report: Report,
): void {
  const paired = (stop: Stop): Pair | undefined =>
    pairs.find(({ pickup, delivery }) => pickup === stop.id || delivery === stop.id);
  for (const [dimension, room] of capacity.entries()) {
    const amount = (stop: Stop | undefined) => stop?.demand?.[dimension] ?? 0;
    for (let leg = 0; leg <= stops.length; leg += 1) {
      let aboard = 0;
      for (const [index, stop] of stops.entries()) {
        const pair = paired(stop);
        if (pair?.delivery === stop.id) continue;
        const isDone = index < leg;
        if (pair) {
          const handedOver = stops.findIndex(({ id }) => id === pair.delivery);
          if (isDone && leg <= handedOver) aboard += amount(stop);
        } else if (stop.collects ? isDone : !isDone) aboard += amount(stop);
      }
      if (aboard > room + 1e-4)
        report('capacity', `carries ${aboard} of ${room} on leg ${leg}`, {
          stopId: stops[leg - 1]?.id,
          by: aboard - room,
        });
      const said = leg === 0 ? route.load[dimension] : route.visits[leg - 1]?.load[dimension];
      if (!near(aboard, said ?? 0)) report('load', `carries ${aboard} on leg ${leg}, not ${said}`);
    }
  }
  for (const [index, stop] of stops.entries()) {
    const pair = paired(stop);
    if (!pair) continue;
    const pickup = stops.findIndex(({ id }) => id === pair.pickup);
    const delivery = stops.findIndex(({ id }) => id === pair.delivery);
    if (pickup < 0 || delivery < 0 || pickup > delivery)
      report('pair', `${stop.id} at ${index} without its other half`, { stopId: stop.id });
  }
}

function checkTimes(
  ways: Ways,
  vehicle: Vehicle,
  stops: readonly Stop[],
  route: RouteSchedule,
  report: Report,
): void {
  const earliest = vehicle.shift?.from ?? 0;
  if (route.departure < earliest - 1e-4) report('shift', `leaves at ${route.departure}, before ${earliest}`);
  for (const [index, visit] of route.visits.entries()) {
    const stop = stops[index];
    if (!stop) continue;
    const before = index === 0 ? vehicle.start : (stops[index - 1]?.id ?? '');
    const distance = ways.distance(before, stop.id);
    if (!near(distance, visit.distance))
      report('distance', `to ${stop.id} is ${distance}, not ${visit.distance}`);
    const windows = stop.windows ?? [];
    const isInTime = windows.some(({ from, to }) => visit.start >= from - 1e-4 && visit.start <= to + 1e-4);
    if (windows.length > 0 && !isInTime)
      report('window', `${stop.id} is begun at ${visit.start}`, {
        stopId: stop.id,
        by: visit.start - Math.max(...windows.map(({ to }) => to)),
      });
    if (!near(visit.departure, visit.start + (stop.service ?? 0)))
      report('service', `${stop.id} is left too soon`, { stopId: stop.id });
  }
  checkMost(report, 'shift', route.finish, vehicle.shift?.to);
  const duration = route.finish - route.departure;
  if (!near(duration, route.duration)) report('duration', `lasts ${duration}, not ${route.duration}`);
  checkMost(report, 'max-duration', duration, vehicle.maxDuration);
}

/** A sum that must not pass a limit; without one there is nothing to pass. */
function checkMost(report: Report, kind: Fault['kind'], is: number, most = Infinity): void {
  if (is > most + 1e-4) report(kind, `is ${is}, ${most} at most`, { by: is - most });
}

/** Each stop once, each vehicle once, nobody forgotten, and the sums. */
function checkWhole(problem: Problem, evaluation: Evaluation, faults: Fault[]): void {
  const { routes, unserved, cost } = evaluation;
  const report = (kind: Fault['kind'], text: string) => faults.push({ kind, text });
  const driven = routes.map(({ vehicleId }) => vehicleId);
  if (new Set(driven).size < driven.length) report('twice', 'a vehicle has two routes');
  const served = routes.flatMap(({ visits }) => visits.map(({ stopId }) => stopId));
  if (new Set(served).size < served.length) report('twice', 'a stop is served twice');
  for (const { vehicleId, stopIds } of problem.locks ?? [])
    if (stopIds.length > 0 && !driven.includes(vehicleId)) report('lock', `${vehicleId} has no route`);
  const missing = problem.stops.filter(({ id }) => !served.includes(id));
  if (missing.map(({ id }) => id).join() !== unserved.join())
    report('unserved', 'is not what no route serves');
  const skipped = missing.reduce((sum, { skipCost = 0 }) => sum + skipCost, 0);
  const used = routes.filter(({ visits }) => visits.length > 0);
  const sizes = used.map((route) => {
    if (problem.balance?.by === 'stops') return route.visits.length;
    return problem.balance?.by === 'distance' ? route.distance : route.finish - route.departure;
  });
  const uneven = sizes.length > 1 ? Math.max(...sizes) - Math.min(...sizes) : 0;
  const total =
    used.reduce((sum, route) => sum + route.cost.total, skipped) + uneven * (problem.balance?.weight ?? 0);
  if (!near(total, cost)) report('cost', `is ${total} in all, not ${cost}`);
}
