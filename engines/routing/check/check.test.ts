import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluate.ts';
import type { Plan, Problem, Stop, Vehicle } from '../problem.ts';
import type { Evaluation, RouteSchedule } from '../schedule.ts';
import { check } from './check.ts';

const van: Vehicle = { id: 'van', start: 'home', end: 'home', capacity: [10] };
const at = (id: string, x: number, rest: Partial<Stop> = {}): Stop => ({
  id,
  place: { x, y: 0 },
  demand: [2],
  ...rest,
});
const base: Problem = {
  travel: { kind: 'plane' },
  depots: [{ id: 'home', place: { x: 0, y: 0 } }],
  vehicles: [van],
  stops: [at('a', 10), at('b', 20), at('c', 30)],
};
const all: Plan = { routes: [{ vehicleId: 'van', stopIds: ['a', 'b', 'c'] }] };
const kinds = (problem: Problem, evaluation: Evaluation) => [
  ...new Set(check(problem, evaluation).map(({ kind }) => kind)),
];
const judged = (problem: Problem, plan: Plan = all) => kinds(problem, evaluate(problem, plan));
const withVan = (rest: Partial<Vehicle>): Problem => ({ ...base, vehicles: [{ ...van, ...rest }] });
const withStop = (rest: Partial<Stop>): Problem => ({
  ...base,
  stops: [at('a', 10), at('b', 20, rest), at('c', 30)],
});

/** A right evaluation with something written over in its only route. */
function forged(change: (route: RouteSchedule) => Partial<RouteSchedule>, problem = base): Evaluation {
  const evaluation = evaluate(problem, all);
  return { ...evaluation, routes: evaluation.routes.map((route) => ({ ...route, ...change(route) })) };
}

describe('the checker', () => {
  it('finds nothing wrong with a plan that keeps every rule', () => {
    expect(judged(base)).toEqual([]);
    expect(
      judged(withVan({ breaks: [{ from: 20, to: 40, duration: 5 }], shift: { from: 0, to: 80 } })),
    ).toEqual([]);
  });

  it.each<[string, Problem, Plan?]>([
    ['capacity', withVan({ capacity: [5] })],
    ['window', withStop({ windows: [{ from: 0, to: 5 }] })],
    ['skill', withStop({ skills: ['lift'] })],
    ['shift', withVan({ shift: { from: 0, to: 50 } })],
    ['max-duration', withVan({ maxDuration: 50 })],
    ['max-distance', withVan({ maxDistance: 50 })],
    ['max-stops', withVan({ maxStops: 2 })],
    ['break', withVan({ breaks: [{ from: -9, to: -5, duration: 5 }] })],
    ['pair', { ...base, pairs: [{ pickup: 'b', delivery: 'a' }] }],
    [
      'pair',
      { ...base, pairs: [{ pickup: 'a', delivery: 'b' }] },
      { routes: [{ vehicleId: 'van', stopIds: ['a'] }] },
    ],
    ['lock', { ...base, locks: [{ vehicleId: 'van', stopIds: ['b'], whole: false }] }],
    ['lock', { ...base, locks: [{ vehicleId: 'van', stopIds: ['a'], whole: true }] }],
    ['lock', { ...base, locks: [{ vehicleId: 'van', stopIds: ['a'], whole: true }] }, { routes: [] }],
    ['twice', base, { routes: [{ vehicleId: 'van', stopIds: ['a', 'a', 'b', 'c'] }] }],
  ])('catches a plan that breaks a rule: %s', (kind, problem, plan) => {
    expect(judged(problem, plan)).toContain(kind);
  });

  it('catches goods that are collected on top of goods that are brought', () => {
    const problem = {
      ...withVan({ capacity: [5] }),
      stops: [at('a', 10, { demand: [5] }), at('b', 20, { collects: true })],
    };
    const route = (stopIds: string[]): Plan => ({ routes: [{ vehicleId: 'van', stopIds }] });
    expect(judged(problem, route(['b', 'a']))).toContain('capacity');
    expect(judged(problem, route(['a', 'b']))).toEqual([]);
  });

  it.each<[string, Evaluation]>([
    [
      'driving',
      forged(({ visits }) => ({ visits: visits.map((visit) => ({ ...visit, start: 1, departure: 1 })) })),
    ],
    [
      'service',
      forged(({ visits }) => ({ visits: visits.map((visit) => ({ ...visit, departure: visit.start + 1 })) })),
    ],
    ['distance', forged(({ visits }) => ({ visits: visits.map((visit) => ({ ...visit, distance: 1 })) }))],
    ['load', forged(() => ({ load: [3] }))],
    ['duration', forged(() => ({ duration: 1 }))],
    ['cost', forged(({ cost }) => ({ cost: { ...cost, total: 1 } }))],
    ['vehicle', forged(() => ({ vehicleId: 'nobody' }))],
    ['shift', forged(() => ({ departure: -10 }))],
    ['stop', forged(({ visits }) => ({ visits: visits.map((visit) => ({ ...visit, stopId: 'z' })) }))],
    ['break', forged(() => ({ breaks: [{ after: 1, from: 0, to: 5 }] }))],
    ['unserved', { ...evaluate(base, all), unserved: ['a'] }],
    ['cost', { ...evaluate(base, all), cost: 1 }],
  ])('catches a schedule that is not true: %s', (kind, evaluation) => {
    expect(kinds(base, evaluation)).toContain(kind);
  });

  it('catches a break that is shorter or at another time than asked for', () => {
    const problem = withVan({ breaks: [{ from: 20, to: 40, duration: 5 }] });
    const [pause] = evaluate(problem, all).routes[0]?.breaks ?? [];
    expect(pause?.from).toBeGreaterThanOrEqual(20);
    const short = forged(() => ({ breaks: [{ after: 2, from: 20, to: 22 }] }), problem);
    const late = forged(() => ({ breaks: [{ after: 3, from: 50, to: 55 }] }), problem);
    expect(kinds(problem, short)).toContain('break');
    expect(kinds(problem, late)).toContain('break');
  });
});
