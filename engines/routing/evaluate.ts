import { type Compiled, type CompiledVehicle, compile, tolerance } from './compile.ts';
import type { Plan, PlannedRoute, Problem } from './problem.ts';
import { routeViolations } from './route-violations.ts';
import type { BreakTaken, Evaluation, RouteSchedule, Violation, Visit } from './schedule.ts';
import { createTimer, type Timer, type Timing } from './timer.ts';

const timers = new WeakMap<Compiled, Timer>();

function timerOf(compiled: Compiled): Timer {
  const timer = timers.get(compiled) ?? createTimer(compiled);
  timers.set(compiled, timer);
  return timer;
}

/** The breaks between two stops, from the time the first of them is left. */
function breaksOnTheWay(
  vehicle: CompiledVehicle,
  leaves: number,
  first: number,
  until: number,
  after: number,
) {
  const taken: BreakTaken[] = [];
  let clock = leaves;
  for (const { from, duration } of vehicle.breaks.slice(first, until)) {
    const begins = Math.max(clock, from);
    clock = begins + duration;
    taken.push({ after, from: begins, to: clock });
  }
  return taken;
}

interface Loads {
  initial: number[];
  peak: number[];
  after: number[][];
}

function loadsOf(compiled: Compiled, route: Int32Array): Loads {
  const { dimensions, brought, change } = compiled;
  const initial = Array.from({ length: dimensions }, (_, dimension) =>
    route.reduce((sum, node) => sum + (brought[node * dimensions + dimension] ?? 0), 0),
  );
  const peak = [...initial];
  let load = initial;
  const after = Array.from(route, (node) => {
    load = load.map((amount, dimension) => amount + (change[node * dimensions + dimension] ?? 0));
    for (const [dimension, amount] of load.entries())
      peak[dimension] = Math.max(peak[dimension] ?? 0, amount);
    return load;
  });
  return { initial, peak, after };
}

function visitsOf(
  compiled: Compiled,
  vehicle: CompiledVehicle,
  route: Int32Array,
  timing: Timing,
  loads: Loads,
) {
  const { problem, firstStop, nodes, distances, durations, service, windowFirst, windowTo } = compiled;
  const breaks: BreakTaken[] = [];
  let before = vehicle.start;
  let leaves = timing.departure;
  let taken = 0;
  const visits = Array.from(route, (node, position): Visit => {
    const until = timing.breaksBefore[position] ?? 0;
    const pauses = breaksOnTheWay(vehicle, leaves, taken, until, position);
    const paused = pauses.reduce((sum, { from, to }) => sum + to - from, 0);
    breaks.push(...pauses);
    taken = until;
    const driving = durations[before * nodes + node] ?? 0;
    const start = timing.start[position] ?? 0;
    const hasWindows = (windowFirst[node + 1] ?? 0) > (windowFirst[node] ?? 0);
    const lastEnd = hasWindows ? (windowTo[(windowFirst[node + 1] ?? 0) - 1] ?? 0) : start;
    const visit: Visit = {
      stopId: problem.stops[node - firstStop]?.id ?? '',
      distance: distances[before * nodes + node] ?? 0,
      driving,
      arrival: timing.arrival[position] ?? 0,
      waiting: Math.max(0, start - leaves - driving - paused),
      start,
      departure: start + (service[node] ?? 0),
      load: loads.after[position] ?? [],
      lateness: start > lastEnd + tolerance ? start - lastEnd : 0,
    };
    leaves = visit.departure;
    before = node;
    return visit;
  });
  const last = timing.breaksBefore[route.length] ?? 0;
  const pauses = breaksOnTheWay(vehicle, leaves, taken, last, route.length);
  return { visits, breaks: [...breaks, ...pauses], before };
}

function schedule(compiled: Compiled, vehicle: CompiledVehicle, planned: PlannedRoute): RouteSchedule {
  const { nodes, distances, durations, nodeOf } = compiled;
  const route = Int32Array.from(planned.stopIds.flatMap((id) => nodeOf.get(id) ?? []));
  const timing = timerOf(compiled).time(vehicle, route, route.length);
  const loads = loadsOf(compiled, route);
  const { visits, breaks, before } = visitsOf(compiled, vehicle, route, timing, loads);
  const isUsed = visits.length > 0;
  const sum = (of: (visit: Visit) => number) => visits.reduce((total, visit) => total + of(visit), 0);
  const lastDistance = isUsed ? (distances[before * nodes + vehicle.end] ?? 0) : 0;
  const distance = sum((visit) => visit.distance) + lastDistance;
  const duration = isUsed ? timing.finish - timing.departure : 0;
  const fixed = isUsed ? vehicle.fixedCost : 0;
  const cost = { fixed, distance: distance * vehicle.costPerDistance, time: duration * vehicle.costPerTime };
  const driving =
    sum((visit) => visit.driving) + (isUsed ? (durations[before * nodes + vehicle.end] ?? 0) : 0);
  const service = sum((visit) => visit.departure - visit.start);
  const paused = breaks.reduce((total, { from, to }) => total + to - from, 0);
  const made: RouteSchedule = {
    vehicleId: planned.vehicleId,
    visits,
    breaks: isUsed ? breaks : [],
    departure: timing.departure,
    finish: isUsed ? timing.finish : timing.departure,
    lastDistance,
    load: loads.initial,
    peakLoad: loads.peak,
    distance,
    driving,
    waiting: isUsed ? Math.max(0, duration - driving - service - paused) : 0,
    service,
    duration,
    cost: { ...cost, total: cost.fixed + cost.distance + cost.time },
    violations: [],
  };
  return { ...made, violations: routeViolations(compiled, vehicle, made, route, timing.missedBreaks) };
}

/** All times, loads and costs of one route, and the rules it breaks; fast enough to be asked while a stop is dragged. */
export function evaluateRoute(problem: Problem, planned: PlannedRoute): RouteSchedule {
  const compiled = compile(problem);
  const vehicle = compiled.vehicles[compiled.vehicleOf.get(planned.vehicleId) ?? -1];
  if (!vehicle) throw new Error(`There is no vehicle '${planned.vehicleId}'`);
  return schedule(compiled, vehicle, planned);
}

/** What only shows when all routes are looked at: a stop that nobody knows, a stop or a vehicle twice, a lock on a vehicle without a route. */
function planViolations(problem: Problem, plan: Plan): Violation[] {
  const { nodeOf } = compile(problem);
  const seen = new Set<string>();
  const driven = new Set<string>();
  const found: Violation[] = [];
  for (const { vehicleId, stopIds } of plan.routes) {
    if (driven.has(vehicleId)) found.push({ kind: 'twice', vehicleId, by: 1 });
    driven.add(vehicleId);
    for (const stopId of stopIds) {
      if (!nodeOf.has(stopId)) found.push({ kind: 'unknown', vehicleId, stopId, by: 1 });
      if (seen.has(stopId)) found.push({ kind: 'twice', vehicleId, stopId, by: 1 });
      seen.add(stopId);
    }
  }
  for (const { vehicleId, stopIds } of problem.locks ?? [])
    if (stopIds.length > 0 && !driven.has(vehicleId)) found.push({ kind: 'lock', vehicleId, by: 1 });
  return found;
}

/** The whole plan with all its times and what it costs. */
export function evaluate(problem: Problem, plan: Plan): Evaluation {
  const routes = plan.routes.map((route) => evaluateRoute(problem, route));
  const served = new Set(plan.routes.flatMap(({ stopIds }) => stopIds));
  const missing = problem.stops.filter(({ id }) => !served.has(id));
  const used = routes.filter(({ visits }) => visits.length > 0);
  const { balance } = problem;
  const sizes = used.map((route) =>
    balance?.by === 'stops'
      ? route.visits.length
      : balance?.by === 'distance'
        ? route.distance
        : route.duration,
  );
  const balanceCost =
    balance && sizes.length > 0 ? balance.weight * (Math.max(...sizes) - Math.min(...sizes)) : 0;
  const skipCost = missing.reduce((sum, stop) => sum + (stop.skipCost ?? 0), 0);
  const violations = [...routes.flatMap((route) => route.violations), ...planViolations(problem, plan)];
  return {
    routes,
    unserved: missing.map(({ id }) => id),
    cost: routes.reduce((sum, route) => sum + route.cost.total, 0) + balanceCost + skipCost,
    balanceCost,
    skipCost,
    missedPriority: missing.reduce(
      (sum, stop) => sum + (stop.skipCost === undefined ? (stop.priority ?? 1) : 0),
      0,
    ),
    distance: routes.reduce((sum, { distance }) => sum + distance, 0),
    duration: routes.reduce((sum, { duration }) => sum + duration, 0),
    violations,
    isValid: violations.length === 0,
  };
}
