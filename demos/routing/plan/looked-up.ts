import { evaluate } from '#engines/routing/evaluate.ts';
import type { Depot, Stop, Vehicle } from '#engines/routing/problem.ts';
import type { Evaluation, RouteSchedule, Visit } from '#engines/routing/schedule.ts';
import type { Day } from '../day.ts';

/** A stop as in the plan. */
interface Placed {
  vehicle: Vehicle;
  /** The vehicle's place in the list, which gives its colour. */
  lane: number;
  /** The stop's number on its route, from 1. */
  number: number;
  visit: Visit;
}

/** A day with everything that its views ask for, worked out once for each change. */
export interface LookedUp {
  day: Day;
  evaluation: Evaluation | null;
  stops: ReadonlyMap<string, Stop>;
  depots: ReadonlyMap<string, Depot>;
  lanes: ReadonlyMap<string, number>;
  schedules: ReadonlyMap<string, RouteSchedule>;
  placed: ReadonlyMap<string, Placed>;
  /** Stops in no route; empty while nothing is planned. */
  unserved: readonly Stop[];
}

export function lookedUp(day: Day): LookedUp {
  const { problem, plan } = day;
  const evaluation = plan ? evaluate(problem, plan) : null;
  const stops = new Map(problem.stops.map((stop) => [stop.id, stop]));
  const lanes = new Map(problem.vehicles.map(({ id }, at) => [id, at]));
  const schedules = new Map((evaluation?.routes ?? []).map((route) => [route.vehicleId, route]));
  const placed = new Map<string, Placed>();
  for (const [lane, vehicle] of problem.vehicles.entries())
    for (const [at, visit] of (schedules.get(vehicle.id)?.visits ?? []).entries())
      placed.set(visit.stopId, { vehicle, lane, number: at + 1, visit });
  return {
    day,
    evaluation,
    stops,
    depots: new Map(problem.depots.map((depot) => [depot.id, depot])),
    lanes,
    schedules,
    placed,
    unserved: (evaluation?.unserved ?? []).flatMap((id) => stops.get(id) ?? []),
  };
}

export const nameOf = (thing: { id: string; name?: string } | undefined): string =>
  thing?.name || (thing?.id ?? '');
