import { evaluateRoute } from '#engines/routing/evaluate.ts';
import type { Plan, PlannedRoute, Problem } from '#engines/routing/problem.ts';
import type { RouteSchedule } from '#engines/routing/schedule.ts';

/** The vehicle that serves a stop, or null. */
export const vehicleOf = (plan: Plan | null, stopId: string): string | null =>
  plan?.routes.find(({ stopIds }) => stopIds.includes(stopId))?.vehicleId ?? null;

/** What has to move together, in the order of driving: a pick-up and its delivery, or the stop alone. */
export function goesWith(problem: Problem, stopId: string): string[] {
  const pair = problem.pairs?.find(({ pickup, delivery }) => pickup === stopId || delivery === stopId);
  return pair ? [pair.pickup, pair.delivery] : [stopId];
}

/** Whether a vehicle's route must stay as it is. */
export const isLocked = (problem: Problem, vehicleId: string | null): boolean =>
  (problem.locks ?? []).some((lock) => lock.vehicleId === vehicleId && lock.whole);

/** How many stops a vehicle has driven already: the beginning of its route, which nothing changes any more. */
export function drivenBy({ locks = [] }: Problem, vehicleId: string | null): number {
  const lock = locks.find((each) => each.vehicleId === vehicleId);
  return lock && !lock.whole ? lock.stopIds.length : 0;
}

/** Whether a stop, or what goes with it, stays where it is: its route is fixed, or it was driven already. */
export function isHeld(problem: Problem, stopId: string): boolean {
  const moving = goesWith(problem, stopId);
  return (problem.locks ?? []).some(({ stopIds }) => moving.some((id) => stopIds.includes(id)));
}

/** Whether a stop can be driven one step earlier or later. */
export function canStep(problem: Problem, plan: Plan | null, stopId: string, step: -1 | 1): boolean {
  const route = plan?.routes.find(({ stopIds }) => stopIds.includes(stopId));
  if (!route || isLocked(problem, route.vehicleId)) return false;
  const at = route.stopIds.indexOf(stopId);
  const first = drivenBy(problem, route.vehicleId);
  return at >= first && at + step >= first && at + step < route.stopIds.length;
}

const without = (plan: Plan, stopIds: readonly string[]): PlannedRoute[] =>
  plan.routes.map((route) => ({
    ...route,
    stopIds: route.stopIds.filter((id) => !stopIds.includes(id)),
  }));

const badness = ({ violations }: RouteSchedule): number =>
  violations.reduce((sum, { by }) => sum + 1 + Math.min(by, 1e6) / 1e6, 0);

/** The route with these stops put where it breaks the fewest rules, and costs least among those. */
function cheapest(problem: Problem, route: PlannedRoute, moving: readonly string[]): PlannedRoute {
  const begins = problem.locks?.find(({ vehicleId }) => vehicleId === route.vehicleId)?.stopIds.length ?? 0;
  const [first, second] = moving;
  let best: { route: PlannedRoute; bad: number; cost: number } | null = null;
  const look = (stopIds: readonly string[]) => {
    const tried = { ...route, stopIds };
    const schedule = evaluateRoute(problem, tried);
    const bad = badness(schedule);
    const cost = schedule.cost.total;
    if (!best || bad < best.bad || (bad === best.bad && cost < best.cost)) best = { route: tried, bad, cost };
  };
  if (first === undefined) return route;
  for (let at = begins; at <= route.stopIds.length; at += 1) {
    const one = route.stopIds.toSpliced(at, 0, first);
    if (second === undefined) look(one);
    else for (let then = at + 1; then <= one.length; then += 1) look(one.toSpliced(then, 0, second));
  }
  return (best as { route: PlannedRoute } | null)?.route ?? route;
}

/** The plan with a stop, and what goes with it, on another vehicle; `null` takes it out of the plan. */
export function movedTo(problem: Problem, plan: Plan, stopId: string, vehicleId: string | null): Plan {
  const moving = goesWith(problem, stopId);
  const routes = without(plan, moving);
  if (vehicleId === null) return { routes: routes.filter(({ stopIds }) => stopIds.length > 0) };
  const route = routes.find((each) => each.vehicleId === vehicleId) ?? { vehicleId, stopIds: [] };
  const filled = cheapest(problem, route, moving);
  const others = routes.filter((each) => each.vehicleId !== vehicleId && each.stopIds.length > 0);
  return { routes: inOrder(problem, [...others, filled]) };
}

/** The plan with a stop at another place of its own route. */
export function movedWithin(plan: Plan, stopId: string, step: -1 | 1): Plan {
  return {
    routes: plan.routes.map((route) => {
      const at = route.stopIds.indexOf(stopId);
      const to = at + step;
      if (at < 0 || to < 0 || to >= route.stopIds.length) return route;
      return { ...route, stopIds: route.stopIds.toSpliced(at, 1).toSpliced(to, 0, stopId) };
    }),
  };
}

/** The plan without stops and vehicles that the problem does not know. */
export function planOfKnown({ stops, vehicles }: Problem, plan: Plan): Plan {
  const stopIds = new Set(stops.map(({ id }) => id));
  const vehicleIds = new Set(vehicles.map(({ id }) => id));
  return {
    routes: plan.routes.flatMap((route) => {
      const known = route.stopIds.filter((id) => stopIds.has(id));
      return vehicleIds.has(route.vehicleId) && known.length > 0 ? [{ ...route, stopIds: known }] : [];
    }),
  };
}

/** Routes in the order of their vehicles, as they are listed. */
function inOrder(problem: Problem, routes: readonly PlannedRoute[]): PlannedRoute[] {
  const place = new Map(problem.vehicles.map(({ id }, at) => [id, at]));
  return routes.toSorted((a, b) => (place.get(a.vehicleId) ?? 0) - (place.get(b.vehicleId) ?? 0));
}
