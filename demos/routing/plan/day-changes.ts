import type { Break, Place, Plan, Problem, Stop, TimeWindow, Vehicle } from '#engines/routing/problem.ts';
import { lockRoute, unlockRoute, withoutVehicle } from '#engines/routing/replan.ts';
import type { Day } from '../day.ts';

/** The break that the switch gives to everybody. */
export const usualBreak: Break = { from: 10.5 * 3600, to: 12.5 * 3600, duration: 1800 };

/** What evening out is worth: as dear as a driver's hour for each hour between the longest and the shortest day. */
const usualBalance = { by: 'duration', weight: 28 / 3600 } as const;

const own = (day: Day, problem: Problem, plan: Plan | null = day.plan): Day => ({
  ...day,
  example: null,
  problem,
  plan,
});

const freeId = (taken: readonly { id: string }[], letter: string): string => {
  const ids = new Set(taken.map(({ id }) => id));
  let number = taken.length + 1;
  while (ids.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
};

/** What one stop of this day is like, for a new one beside it. */
const usualService = ({ problem: { stops } }: Day): number => stops[0]?.service ?? 600;

/** A new order at a place; it is in no route until the day is planned again. */
export function withNewStop(day: Day, place: Place): { day: Day; id: string } {
  const { problem } = day;
  const id = freeId(problem.stops, 's');
  const stop: Stop = {
    id,
    name: `New stop ${problem.stops.length + 1}`,
    place: { x: Math.round(place.x * 1e5) / 1e5, y: Math.round(place.y * 1e5) / 1e5 },
    demand: [1],
    service: usualService(day),
  };
  return { id, day: own(day, { ...problem, stops: [...problem.stops, stop] }) };
}

export const withStop = (day: Day, id: string, change: Partial<Stop>): Day =>
  own(day, {
    ...day.problem,
    stops: day.problem.stops.map((stop) => (stop.id === id ? { ...stop, ...change } : stop)),
  });

/** Without a stop, and without what was to be carried between it and another. */
export function withoutStop(day: Day, id: string): Day {
  const { problem, plan } = day;
  const gone = (stopId: string) => stopId === id;
  return own(
    day,
    {
      ...problem,
      stops: problem.stops.filter((stop) => !gone(stop.id)),
      ...(problem.pairs
        ? { pairs: problem.pairs.filter(({ pickup, delivery }) => !gone(pickup) && !gone(delivery)) }
        : {}),
      ...(problem.locks
        ? {
            locks: problem.locks.map((lock) => ({
              ...lock,
              stopIds: lock.stopIds.filter((stopId) => !gone(stopId)),
            })),
          }
        : {}),
    },
    plan && {
      routes: plan.routes.map((route) => ({
        ...route,
        stopIds: route.stopIds.filter((stopId) => !gone(stopId)),
      })),
    },
  );
}

/** Stops instead of those there are; vehicles stay, and start from the middle when the depot is too far off. */
export function withStops(day: Day, name: string, stops: readonly Stop[], pairs: Problem['pairs'] = []): Day {
  const middle = {
    x: stops.reduce((sum, { place }) => sum + place.x, 0) / stops.length,
    y: stops.reduce((sum, { place }) => sum + place.y, 0) / stops.length,
  };
  const { locks: _, pairs: __, ...rest } = day.problem;
  const near = day.problem.depots.some(
    ({ place }) => Math.abs(place.x - middle.x) < 3 && Math.abs(place.y - middle.y) < 2,
  );
  const depot = { id: 'depot', name: 'Depot', place: middle };
  const problem: Problem = {
    ...rest,
    stops,
    ...(pairs.length > 0 ? { pairs } : {}),
    ...(near
      ? {}
      : {
          depots: [depot],
          vehicles: rest.vehicles.map((vehicle) => ({
            ...vehicle,
            start: depot.id,
            end: vehicle.end === null ? null : depot.id,
          })),
        }),
  };
  return { ...day, name, example: null, problem, plan: null, found: null };
}

/** One more vehicle, like the last one. */
export function withNewVehicle(day: Day): Day {
  const { problem } = day;
  const like = problem.vehicles.at(-1);
  const id = freeId(problem.vehicles, 'van');
  const vehicle: Vehicle = {
    ...(like ?? { start: problem.depots[0]?.id ?? '', end: problem.depots[0]?.id ?? null }),
    id,
    name: `Van ${problem.vehicles.length + 1}`,
  };
  return own(day, { ...problem, vehicles: [...problem.vehicles, vehicle] });
}

export const withVehicle = (day: Day, id: string, change: Partial<Vehicle>): Day =>
  own(day, {
    ...day.problem,
    vehicles: day.problem.vehicles.map((vehicle) =>
      vehicle.id === id ? { ...vehicle, ...change } : vehicle,
    ),
  });

/** Shift, break or time at a stop for all at once. */
export const withShift = (day: Day, shift: TimeWindow): Day =>
  own(day, { ...day.problem, vehicles: day.problem.vehicles.map((vehicle) => ({ ...vehicle, shift })) });

export const withBreaks = (day: Day, on: boolean): Day =>
  own(day, {
    ...day.problem,
    vehicles: day.problem.vehicles.map(({ breaks: _, ...vehicle }) => ({
      ...vehicle,
      ...(on ? { breaks: [usualBreak] } : {}),
    })),
  });

export const withService = (day: Day, service: number): Day =>
  own(day, { ...day.problem, stops: day.problem.stops.map((stop) => ({ ...stop, service })) });

export function withBalance(day: Day, on: boolean): Day {
  const { balance: _, ...rest } = day.problem;
  return own(day, on ? { ...rest, balance: usualBalance } : rest);
}

/** A vehicle that has driven its first stops already: they stay, whatever is planned behind them. */
export const withDriven = (day: Day, vehicleId: string, count: number): Day =>
  own(
    day,
    count > 0
      ? lockRoute(day.problem, day.plan ?? { routes: [] }, vehicleId, count)
      : unlockRoute(day.problem, vehicleId),
  );

/** A van that fails: it is gone, or ends with the stops it was reported at, and what was ahead of it is open again. */
export function withoutRest(day: Day, plan: Plan, vehicleId: string, told: number): Day {
  if (told === 0) {
    const { problem, plan: rest } = withoutVehicle(day.problem, plan, vehicleId);
    return own(day, problem, rest);
  }
  const ended = {
    routes: plan.routes.map((route) =>
      route.vehicleId === vehicleId ? { ...route, stopIds: route.stopIds.slice(0, told) } : route,
    ),
  };
  return own(day, lockRoute(day.problem, ended, vehicleId), ended);
}

/** The depot at another place. */
export const withDepot = (day: Day, id: string, place: Place): Day =>
  own(day, {
    ...day.problem,
    depots: day.problem.depots.map((depot) => (depot.id === id ? { ...depot, place } : depot)),
  });
