import type { Plan, Problem, Stop } from './problem.ts';

/** Keeps a vehicle's route as it is: all of it, or its first stops alone, behind which it may still change. */
export function lockRoute(problem: Problem, plan: Plan, vehicleId: string, count?: number): Problem {
  const route = plan.routes.find((planned) => planned.vehicleId === vehicleId);
  const stopIds = (route?.stopIds ?? []).slice(0, count);
  const others = unlockRoute(problem, vehicleId).locks ?? [];
  return { ...problem, locks: [...others, { vehicleId, stopIds, whole: count === undefined }] };
}

/** Lets a route change again. */
export function unlockRoute(problem: Problem, vehicleId: string): Problem {
  return { ...problem, locks: (problem.locks ?? []).filter((lock) => lock.vehicleId !== vehicleId) };
}

/** A vehicle that fails: it is gone with its route and its lock, and its stops wait to be planned again. */
export function withoutVehicle(
  problem: Problem,
  plan: Plan,
  vehicleId: string,
): { problem: Problem; plan: Plan } {
  return {
    problem: {
      ...unlockRoute(problem, vehicleId),
      vehicles: problem.vehicles.filter(({ id }) => id !== vehicleId),
    },
    plan: { routes: plan.routes.filter((route) => route.vehicleId !== vehicleId) },
  };
}

/** An order that comes in. With a matrix its distances must be known to the problem already. */
export function withStop(problem: Problem, stop: Stop): Problem {
  return { ...problem, stops: [...problem.stops.filter(({ id }) => id !== stop.id), stop] };
}
