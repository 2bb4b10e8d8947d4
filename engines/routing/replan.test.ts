import { describe, expect, it } from 'vitest';
import { evaluate, evaluateRoute } from './evaluate.ts';
import { explainUnserved } from './explain.ts';
import type { Plan, Problem, Stop, Vehicle } from './problem.ts';
import { lockRoute, unlockRoute, withoutVehicle, withStop } from './replan.ts';
import { startSolver } from './start-solver.ts';

const at = (id: string, x: number, y: number, rest: Partial<Stop> = {}): Stop => ({
  id,
  place: { x, y },
  demand: [1],
  ...rest,
});
const van = (id: string, rest: Partial<Vehicle> = {}): Vehicle => ({
  id,
  start: 'home',
  end: 'home',
  capacity: [4],
  ...rest,
});
const problem: Problem = {
  travel: { kind: 'plane' },
  depots: [{ id: 'home', place: { x: 0, y: 0 } }],
  vehicles: [van('one'), van('two'), van('three')],
  stops: [at('a', 1, 5), at('b', 2, 5), at('c', 5, 1), at('d', 5, 2), at('e', -5, 0), at('f', -5, 1)],
};

function solve(of: Problem, start?: Plan): Plan {
  const solver = startSolver(of, { seed: 3, budget: { iterations: 400 }, start });
  while (solver.run(50).done < 1);
  return solver.best();
}
const routeOf = (plan: Plan, vehicleId: string) =>
  plan.routes.find((route) => route.vehicleId === vehicleId)?.stopIds ?? [];

describe('planning again', () => {
  it('gives the same plan for the same seed and number of rounds', () => {
    expect(solve(problem)).toEqual(solve(problem));
  });

  it('leaves a locked route as it is, and lets it go again', () => {
    const odd: Plan = { routes: [{ vehicleId: 'one', stopIds: ['a', 'e'] }] };
    const locked = lockRoute(problem, odd, 'one');
    const plan = solve(locked, odd);
    expect(routeOf(plan, 'one')).toEqual(['a', 'e']);
    expect(evaluate(locked, plan)).toMatchObject({ isValid: true, unserved: [] });
    const free = solve(unlockRoute(locked, 'one'), plan);
    expect(evaluate(problem, free).cost).toBeLessThan(evaluate(problem, plan).cost);
  });

  it('keeps the beginning of a route that is under way', () => {
    const odd: Plan = { routes: [{ vehicleId: 'one', stopIds: ['a', 'e'] }] };
    const plan = solve(lockRoute(problem, odd, 'one', 1), odd);
    expect(routeOf(plan, 'one')[0]).toBe('a');
  });

  it('shares out what a failed vehicle leaves, and an order that comes in', () => {
    const before = solve(problem);
    const failed = withoutVehicle(problem, before, before.routes[0]?.vehicleId ?? '');
    const grown = withStop(failed.problem, at('g', 3, 3));
    const after = evaluate(grown, solve(grown, failed.plan));
    expect(after).toMatchObject({ isValid: true, unserved: [] });
    expect(after.routes.every(({ vehicleId }) => vehicleId !== before.routes[0]?.vehicleId)).toBe(true);
  });

  it('says of a stop moved by hand what it costs and which rule it breaks', () => {
    const stopIds = ['a', 'b', 'c', 'd', 'e'];
    const { violations } = evaluateRoute(problem, { vehicleId: 'one', stopIds });
    expect(violations).toEqual([{ kind: 'capacity', vehicleId: 'one', by: 1 }]);
    const strange: Plan = { routes: [{ vehicleId: 'one', stopIds: ['z'] }] };
    expect(evaluate(problem, strange).violations).toMatchObject([{ kind: 'unknown', stopId: 'z' }]);
  });
});

describe('why a stop is left out', () => {
  const hour = 3600;
  const day: Problem = {
    travel: { kind: 'sphere', metresPerSecond: 10 },
    depots: [{ id: 'home', place: { x: 13.4, y: 52.5 } }],
    vehicles: [van('one', { name: 'Van 1', shift: { from: 8 * hour, to: 12 * hour } })],
    stops: [],
  };
  const near = (id: string, rest: Partial<Stop> = {}) =>
    at(id, 13.41, 52.5, { name: `Order ${id}`, ...rest });
  const reason = (stop: Stop, others: Stop[] = [], of: Problem = day) => {
    const asked = { ...of, stops: [...others, stop] };
    const plan: Plan = { routes: [{ vehicleId: 'one', stopIds: others.map(({ id }) => id) }] };
    return explainUnserved(asked, plan, stop.id);
  };
  const four = ['1', '2', '3', '4'].map((id) => near(id));

  it.each<[string, boolean, string, Stop, Stop[], Problem]>([
    ['capacity', true, '5 more capacity', near('x', { demand: [9] }), [], day],
    ['capacity', false, '1 more capacity', near('x'), four, day],
    ['skill', true, 'needs lift', near('x', { skills: ['lift'] }), [], day],
    ['window', true, 'min late', near('x', { windows: [{ from: 0, to: 7.5 * hour }] }), [], day],
    ['shift', true, 'after the shift ends', at('x', 16, 52.5), [], day],
    ['not-worth-it', false, 'is optional', near('x', { skipCost: 1 }), [], day],
    ['fits', false, 'Plan again', near('x'), [], day],
    ['no-vehicle', true, 'no vehicle', near('x'), [], { ...day, vehicles: [] }],
    [
      'lock',
      false,
      'every route is locked',
      near('x'),
      [near('1')],
      { ...day, locks: [{ vehicleId: 'one', stopIds: ['1'], whole: true }] },
    ],
    [
      'duration',
      true,
      'longer than allowed',
      near('x', { service: 900 }),
      [],
      { ...day, vehicles: [van('one', { maxDuration: 600 })] },
    ],
  ])('%s (hopeless: %s)', (kind, isHopeless, words, stop, others, of) => {
    const found = reason(stop, others, of);
    expect(found).toMatchObject({ kind, isHopeless });
    expect(found.sentence).toContain(words);
  });
});
