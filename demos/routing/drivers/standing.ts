import { compile } from '#engines/routing/compile.ts';
import type { Pair, Plan, Problem, Stop, TimeWindow, Vehicle } from '#engines/routing/problem.ts';
import type { Day } from '../day.ts';
import { nameOf } from '../plan/looked-up.ts';
import { planOfKnown } from '../plan/moves.ts';
import type { Report, Reports, Told } from './report.ts';

/** A stop that could not be served is tried again an hour later at the earliest. */
const patience = 3600;
const midnight = 86_400;

/** The id of the next try at a stop, and the stop that a try is of. */
export const againId = (stopId: string): string => `${stopId}~`;
export const firstTry = (stopId: string): string => stopId.replace(/~+$/, '');

/** What only the van itself has aboard: a parcel that could not be handed over. */
const aboard = (vehicle: Vehicle): string => `goods on ${nameOf(vehicle)}`;

interface Driven {
  vehicle: Vehicle;
  told: readonly Told[];
  /** Reported stops with the times at which they were served. */
  stops: ReadonlyMap<string, Pick<Stop, 'windows' | 'service'>>;
  /** When the van must have left the depot, and when it left the last of these stops. */
  left: number;
  now: number;
}

/** When a van was where, after what its driver said; driving takes as long as the plan thinks, or less. */
function drivenBy(problem: Problem, vehicle: Vehicle, { told }: Report): Driven | null {
  const { durations, nodes, nodeOf } = compile(problem);
  const known = new Map(problem.stops.map((stop) => [stop.id, stop]));
  const stops = new Map<string, Pick<Stop, 'windows' | 'service'>>();
  const mine = told.filter(({ stopId }) => known.has(firstTry(stopId)));
  let before = problem.depots.findIndex(({ id }) => id === vehicle.start);
  let left = 0;
  let now = 0;
  for (const [index, { stopId, at }] of mine.entries()) {
    const node = nodeOf.get(firstTry(stopId)) ?? 0;
    const drive = durations[before * nodes + node] ?? 0;
    const usual = at - (known.get(firstTry(stopId))?.service ?? 0);
    const begins = index === 0 ? Math.max(usual, 0) : Math.max(usual, now + drive);
    const stays = Math.max(0, at - begins);
    if (index === 0) left = begins - drive;
    stops.set(stopId, { windows: [{ from: begins, to: begins }], service: stays });
    now = begins + stays;
    before = node;
  }
  return mine.length > 0 ? { vehicle, told: mine, stops, left, now } : null;
}

/** The windows in which a second try can begin; the old ones where none is left, so that it is said why it cannot. */
function windowsAfter(windows: readonly TimeWindow[] | undefined, at: number): readonly TimeWindow[] {
  const soonest = at + patience;
  if (!windows) return [{ from: soonest, to: Math.max(soonest, midnight) }];
  const later = windows.flatMap(({ from, to }) =>
    to >= soonest ? [{ from: Math.max(from, soonest), to }] : [],
  );
  return later.length > 0 ? later : windows;
}

interface Changed {
  stops: Map<string, Stop>;
  pairs: Pair[];
}

/** Puts a stop that could not be served back among those to be planned, with the other end of its order. */
function tryAgain({ stops, pairs }: Changed, { vehicle }: Driven, { stopId, at }: Told): void {
  const stop = stops.get(stopId);
  if (!stop) return;
  const again = (of: Stop): Stop => ({
    ...of,
    id: againId(of.id),
    name: of.id.endsWith('~') ? nameOf(of) : `${nameOf(of)}, second try`,
    windows: windowsAfter(of.windows, at),
  });
  const index = pairs.findIndex(({ pickup, delivery }) => pickup === stopId || delivery === stopId);
  const pair = pairs[index];
  const add = (more: Stop) => stops.set(more.id, more);
  const onlyHere = { skills: [...(stop.skills ?? []), aboard(vehicle)] };
  if (pair) pairs.splice(index, 1);
  if (pair?.pickup === stopId) {
    const delivery = stops.get(pair.delivery);
    add(again(stop));
    if (delivery) {
      add({ ...delivery, id: againId(delivery.id) });
      stops.delete(delivery.id);
      pairs.push({ pickup: againId(stopId), delivery: againId(delivery.id) });
    }
  } else if (pair) {
    // What was collected stays aboard to the end of the route.
    const pickup = stops.get(pair.pickup);
    if (pickup) stops.set(pickup.id, { ...pickup, collects: true });
    add({ ...again(stop), ...onlyHere, demand: [] });
  } else add({ ...again(stop), ...(stop.collects ? {} : onlyHere) });
  stops.set(stopId, { ...stop, demand: [] });
}

function standingProblem(problem: Problem, driven: readonly Driven[]): Problem {
  const changed: Changed = {
    stops: new Map(problem.stops.map((stop) => [stop.id, stop])),
    pairs: [...(problem.pairs ?? [])],
  };
  const failures = driven.flatMap((each) =>
    each.told.flatMap((told) => (told.is === 'failed' ? [{ each, told }] : [])),
  );
  for (const { each, told } of failures.toSorted((a, b) => a.told.at - b.told.at))
    tryAgain(changed, each, told);
  const times = new Map(driven.flatMap(({ stops }) => [...stops]));
  const locks = new Map((problem.locks ?? []).map((lock) => [lock.vehicleId, lock]));
  for (const { vehicle, told } of driven) {
    const first = told.map(({ stopId }) => stopId);
    const old = locks.get(vehicle.id);
    const stopIds = [...first, ...(old?.stopIds ?? []).filter((id) => !first.includes(id))];
    locks.set(vehicle.id, { vehicleId: vehicle.id, stopIds, whole: old?.whole ?? false });
  }
  const reported = new Map(
    driven.flatMap(({ vehicle, told }) => told.map(({ stopId }) => [stopId, vehicle.id])),
  );
  const byVehicle = new Map(driven.map((each) => [each.vehicle.id, each]));
  const stops = [...changed.stops.values()].map((stop) => ({ ...stop, ...times.get(stop.id) }));
  const isThere = new Set(stops.map(({ id }) => id));
  return {
    ...problem,
    stops,
    ...(changed.pairs.length > 0 || problem.pairs ? { pairs: changed.pairs } : {}),
    locks: [...locks.values()].map((lock) => ({
      ...lock,
      stopIds: lock.stopIds.filter(
        (id) => isThere.has(id) && (reported.get(id) ?? lock.vehicleId) === lock.vehicleId,
      ),
    })),
    vehicles: problem.vehicles.map((vehicle) => standingVehicle(vehicle, byVehicle.get(vehicle.id))),
  };
}

/** A van on its way: it left when it did, breaks that are over are over, and it carries what nobody took. */
function standingVehicle(vehicle: Vehicle, driven: Driven | undefined): Vehicle {
  if (!driven) return vehicle;
  const { shift, breaks, skills } = vehicle;
  return {
    ...vehicle,
    ...(shift ? { shift: { ...shift, from: Math.min(shift.from, driven.left) } } : {}),
    ...(breaks ? { breaks: breaks.filter(({ to }) => to > driven.now) } : {}),
    skills: [...(skills ?? []), aboard(vehicle)],
  };
}

function standingPlan(problem: Problem, plan: Plan, driven: readonly Driven[]): Plan {
  const told = new Map(
    driven.map(({ vehicle, told: said }) => [vehicle.id, said.map(({ stopId }) => stopId)]),
  );
  const gone = new Set([...told.values()].flat());
  const rest = new Map(
    plan.routes.map((route) => [route.vehicleId, route.stopIds.filter((id) => !gone.has(id))]),
  );
  const routes = problem.vehicles.map(({ id }) => ({
    vehicleId: id,
    stopIds: [...(told.get(id) ?? []), ...(rest.get(id) ?? [])],
  }));
  return planOfKnown(problem, { routes });
}

const known = new WeakMap<Problem, { reports: Reports; problem: Problem; driven: readonly Driven[] }>();

/** A problem with what drivers said of it; the same object as long as neither changes, because it is worked out at length. */
function problemWith(problem: Problem, reports: Reports) {
  const before = known.get(problem);
  if (before?.reports === reports) return before;
  const driven = problem.vehicles.flatMap((vehicle) => {
    const report = reports[vehicle.id];
    return (report && drivenBy(problem, vehicle, report)) ?? [];
  });
  const made = { reports, driven, problem: driven.length > 0 ? standingProblem(problem, driven) : problem };
  known.set(problem, made);
  return made;
}

/**
 * The day as it stands after what drivers reported: served stops stay with the times at which they were served, what
 * could not be served waits for a second try, and the rest of each route is timed from where its van is.
 */
export function standing(day: Day, reports: Reports): Day {
  const { problem, driven } = problemWith(day.problem, reports);
  if (!day.plan) return problem === day.problem ? day : { ...day, problem };
  const isClean =
    driven.length === 0 && !day.plan.routes.some(({ stopIds }) => stopIds.some((id) => id.endsWith('~')));
  return isClean ? day : { ...day, problem, plan: standingPlan(problem, day.plan, driven) };
}
