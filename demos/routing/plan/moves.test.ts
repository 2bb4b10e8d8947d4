import { describe, expect, it } from 'vitest';
import { evaluate } from '#engines/routing/evaluate.ts';
import { lockRoute } from '#engines/routing/replan.ts';
import { ireland } from '../examples/ireland.ts';
import { randstad } from '../examples/randstad.ts';
import { withDriven, withNewStop, withoutStop, withStops } from './day-changes.ts';
import {
  canStep,
  drivenBy,
  isHeld,
  isLocked,
  movedTo,
  movedWithin,
  planOfKnown,
  vehicleOf,
} from './moves.ts';

const { problem } = randstad;
const plan = randstad.plan ?? { routes: [] };
const served = (routes: typeof plan.routes) => routes.flatMap(({ stopIds }) => stopIds).toSorted();

describe('moving a stop by hand', () => {
  it('puts it where the other route costs least, and loses or doubles none', () => {
    const next = movedTo(problem, plan, 's16', 'van2');
    expect(vehicleOf(next, 's16')).toBe('van2');
    expect(served(next.routes)).toEqual(served(plan.routes));
    const cost = evaluate(problem, next).cost;
    const route = next.routes.find(({ vehicleId }) => vehicleId === 'van2')?.stopIds ?? [];
    for (let at = 0; at < route.length; at += 1) {
      const other = route.filter((id) => id !== 's16').toSpliced(at, 0, 's16');
      const tried = {
        routes: next.routes.map((each) => (each.vehicleId === 'van2' ? { ...each, stopIds: other } : each)),
      };
      const { violations, cost: dearer } = evaluate(problem, tried);
      if (violations.length === 0) expect(dearer).toBeGreaterThanOrEqual(cost - 1e-6);
    }
  });

  it('takes it out of the plan, and puts it on a van that had nothing to do', () => {
    const out = movedTo(problem, plan, 's16', null);
    expect(vehicleOf(out, 's16')).toBeNull();
    const empty = { routes: out.routes.filter(({ vehicleId }) => vehicleId !== 'van3') };
    expect(movedTo(problem, empty, 's16', 'van3').routes.at(-1)).toEqual({
      vehicleId: 'van3',
      stopIds: ['s16'],
    });
  });

  it('moves both ends of an order together, the collecting first', () => {
    const start = { routes: [{ vehicleId: 'dublin2', stopIds: ['p1', 'd1', 'p2', 'd2'] }] };
    const next = movedTo(ireland.problem, start, 'd1', 'galway1');
    expect(next.routes.find(({ vehicleId }) => vehicleId === 'galway1')?.stopIds).toEqual(['p1', 'd1']);
    expect(next.routes.find(({ vehicleId }) => vehicleId === 'dublin2')?.stopIds).toEqual(['p2', 'd2']);
  });

  it('changes the order within a route by one step, and no further than its ends', () => {
    const [first = '', second = ''] = plan.routes[0]?.stopIds ?? [];
    expect(movedWithin(plan, second, -1).routes[0]?.stopIds.slice(0, 2)).toEqual([second, first]);
    expect(movedWithin(plan, first, -1)).toEqual(plan);
  });

  it('knows a route that must stay', () => {
    const locked = lockRoute(problem, plan, 'van1');
    expect(isLocked(locked, 'van1')).toBe(true);
    expect(isLocked(locked, 'van2')).toBe(false);
  });
});

describe('a route that is driven up to its second stop', () => {
  const [first = '', second = '', third = '', fourth = ''] = plan.routes[0]?.stopIds ?? [];
  const { problem: driven } = withDriven(randstad, 'van1', 2);

  it('keeps these two, and lets the others go', () => {
    expect(drivenBy(driven, 'van1')).toBe(2);
    expect([first, second, third].map((id) => isHeld(driven, id))).toEqual([true, true, false]);
    expect(isLocked(driven, 'van1')).toBe(false);
    expect(movedTo(driven, plan, 's20', 'van1').routes[0]?.stopIds.slice(0, 2)).toEqual([first, second]);
  });

  it('lets no stop step in among them', () => {
    expect(canStep(driven, plan, second, 1)).toBe(false);
    expect(canStep(driven, plan, third, -1)).toBe(false);
    expect(canStep(driven, plan, third, 1)).toBe(true);
    expect(canStep(driven, plan, fourth, -1)).toBe(true);
  });

  it('is free again when nothing of it is driven', () =>
    expect(drivenBy(withDriven({ ...randstad, problem: driven }, 'van1', 0).problem, 'van1')).toBe(0));
});

describe('changing a day', () => {
  it('adds a stop that is in no route yet, under an id of its own', () => {
    const { day, id } = withNewStop(randstad, { x: 4.5, y: 52 });
    expect(day.problem.stops.filter((stop) => stop.id === id)).toHaveLength(1);
    expect(vehicleOf(day.plan, id)).toBeNull();
    expect(day.example).toBeNull();
  });

  it('forgets a stop everywhere', () => {
    const { problem: left, plan: after } = withoutStop(randstad, 's16');
    expect(left.stops.some(({ id }) => id === 's16')).toBe(false);
    expect(vehicleOf(after, 's16')).toBeNull();
    expect(withoutStop(ireland, 'p1').problem.pairs?.some(({ delivery }) => delivery === 'd1')).toBe(false);
  });

  it('moves the depot among stops that were brought from far away', () => {
    const day = withStops(randstad, 'far.csv', [{ id: 's1', place: { x: -70, y: 40 } }]);
    expect(day.problem.depots[0]?.place).toEqual({ x: -70, y: 40 });
    expect(day.problem.vehicles.every(({ start }) => start === 'depot')).toBe(true);
    expect(day.plan).toBeNull();
  });
});

it('leaves out of a plan what was deleted while it was looked for', () => {
  const [first = ''] = plan.routes[0]?.stopIds ?? [];
  const fewer = {
    ...problem,
    stops: problem.stops.filter(({ id }) => id !== first),
    vehicles: problem.vehicles.filter(({ id }) => id !== 'van3'),
  };
  const { routes } = planOfKnown(fewer, plan);
  expect(routes.map(({ vehicleId }) => vehicleId)).toEqual(['van1', 'van2']);
  expect(evaluate(fewer, { routes }).violations.filter(({ kind }) => kind === 'unknown')).toEqual([]);
  expect(planOfKnown(problem, plan)).toEqual(plan);
});
