import { evaluateRoute } from './evaluate.ts';
import type { Plan, Problem, Stop, Vehicle } from './problem.ts';
import type { Reason } from './reason.ts';
import type { Violation } from './schedule.ts';
import { sentenceFor } from './sentences.ts';

interface Attempt {
  vehicle: Vehicle;
  violations: readonly Violation[];
  cost: number;
}

/** All ways to put some stops into a route in their order, behind what is locked. */
function insertions(route: readonly string[], added: readonly string[], from: number): string[][] {
  const [first, second] = added;
  if (first === undefined) return [];
  const ways: string[][] = [];
  for (let at = from; at <= route.length; at += 1) {
    const one = route.toSpliced(at, 0, first);
    if (second === undefined) ways.push(one);
    else for (let next = at + 1; next <= one.length; next += 1) ways.push(one.toSpliced(next, 0, second));
  }
  return ways;
}

/** How bad a broken rule is, as a share of what the rule allows: minutes and kilos have to be compared somehow. */
function severity(violation: Violation, { capacity, maxDistance, maxDuration, shift }: Vehicle): number {
  const { kind, by } = violation;
  const day = maxDuration ?? (shift ? shift.to - shift.from : 0);
  if (kind === 'capacity') return by / (capacity?.[0] || 1);
  if (kind === 'distance') return by / (maxDistance || 1);
  if (kind === 'window' || kind === 'shift' || kind === 'duration') return day > 0 ? by / day : 0.5;
  if (kind === 'stops' || kind === 'break') return 0.4;
  return 10;
}

const badness = ({ violations, vehicle }: Attempt): number =>
  violations.reduce((sum, violation) => sum + severity(violation, vehicle), 0);

function nearest(attempts: readonly Attempt[]): Attempt | undefined {
  return attempts.reduce<Attempt | undefined>((best, attempt) => {
    if (!best) return attempt;
    const difference = badness(attempt) - badness(best);
    return difference < 0 || (difference === 0 && attempt.cost < best.cost) ? attempt : best;
  }, undefined);
}

/** The stop, with the other half of its pair, in the order they are driven. */
function unitOf(problem: Problem, stop: Stop): string[] {
  const pair = problem.pairs?.find(({ pickup, delivery }) => pickup === stop.id || delivery === stop.id);
  return pair ? [pair.pickup, pair.delivery] : [stop.id];
}

/** Why the plan leaves a stop out, and the smallest change that would let it in. */
export function explainUnserved(problem: Problem, plan: Plan, stopId: string): Reason {
  const stop = problem.stops.find(({ id }) => id === stopId);
  if (!stop) throw new Error(`There is no stop '${stopId}'`);
  const unit = unitOf(problem, stop);
  const lockOf = (vehicle: Vehicle) => problem.locks?.find(({ vehicleId }) => vehicleId === vehicle.id);
  const free = problem.vehicles.filter((vehicle) => !lockOf(vehicle)?.whole);
  const attempt = (vehicle: Vehicle, stopIds: readonly string[], before: number): Attempt => {
    const { violations, cost } = evaluateRoute(problem, { vehicleId: vehicle.id, stopIds });
    return {
      vehicle,
      violations: violations.filter(({ kind }) => kind !== 'lock'),
      cost: cost.total - before,
    };
  };
  const reasonOf = (kind: Reason['kind'], of: Attempt | undefined, isHopeless: boolean): Reason => {
    const reason = {
      stopId,
      kind,
      isHopeless,
      vehicleId: of?.vehicle.id,
      by: of?.violations.find((violation) => violation.kind === kind)?.by ?? 0,
      cost: of?.cost ?? 0,
    };
    return { ...reason, sentence: sentenceFor(problem, stop, reason) };
  };
  if (problem.vehicles.length === 0) return reasonOf('no-vehicle', undefined, true);
  const alone = nearest(problem.vehicles.map((vehicle) => attempt(vehicle, unit, 0)));
  if (alone && alone.violations.length > 0) return reasonOf(worst(alone), alone, true);
  const inPlan = free.flatMap((vehicle) => {
    const route = plan.routes.find(({ vehicleId }) => vehicleId === vehicle.id)?.stopIds ?? [];
    const now = route.filter((id) => !unit.includes(id));
    const before = evaluateRoute(problem, { vehicleId: vehicle.id, stopIds: now }).cost.total;
    return insertions(now, unit, lockOf(vehicle)?.stopIds.length ?? 0).map((way) =>
      attempt(vehicle, way, before),
    );
  });
  const closest = nearest(inPlan);
  if (!closest) return reasonOf('lock', undefined, false);
  if (closest.violations.length > 0) return reasonOf(worst(closest), closest, false);
  const isOptional = stop.skipCost !== undefined && closest.cost > stop.skipCost;
  return reasonOf(isOptional ? 'not-worth-it' : 'fits', closest, false);
}

/** Of several broken rules the one that is furthest from being kept. */
function worst({ violations, vehicle }: Attempt): Reason['kind'] {
  const [first] = [...violations].sort((a, b) => severity(b, vehicle) - severity(a, vehicle));
  const kind = first?.kind ?? 'fits';
  return kind === 'unknown' || kind === 'twice' ? 'fits' : kind;
}
