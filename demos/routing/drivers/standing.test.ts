import { describe, expect, it } from 'vitest';
import { check } from '#engines/routing/check/check.ts';
import { evaluate } from '#engines/routing/evaluate.ts';
import { startSolver } from '#engines/routing/start-solver.ts';
import type { Day } from '../day.ts';
import { ireland } from '../examples/ireland.ts';
import { randstad } from '../examples/randstad.ts';
import { lookedUp } from '../plan/looked-up.ts';
import { findingOf } from '../words/result-words.ts';
import type { Reports, Told } from './report.ts';
import { againId, standing } from './standing.ts';

const said = (vehicleId: string, ...told: Told[]): Reports => ({
  [vehicleId]: { dayId: 'd', vehicleId, van: vehicleId, sent: 1, told },
});
const [first = '', second = '', third = ''] =
  randstad.plan?.routes.find(({ vehicleId }) => vehicleId === 'van1')?.stopIds ?? [];
const planned = (stopId: string) => {
  const visit = lookedUp(randstad).placed.get(stopId)?.visit;
  if (!visit) throw new Error(stopId);
  return visit;
};
const done = (stopId: string, late = 0): Told => ({
  stopId,
  is: 'done',
  at: planned(stopId).departure + late,
});
const failed = (stopId: string, late = 0): Told => ({
  ...done(stopId, late),
  is: 'failed',
  reason: 'Closed',
});
const solved = ({ problem, plan }: Day) => {
  const solver = startSolver(problem, {
    seed: 1,
    budget: { iterations: 1500 },
    ...(plan ? { start: plan } : {}),
  });
  solver.run(60_000);
  return evaluate(problem, solver.best());
};

describe('a day that drivers report of', () => {
  it('is the same object while nobody has said anything', () => {
    expect(standing(randstad, {})).toBe(randstad);
    expect(standing(randstad, said('nobody', done(first)))).toBe(randstad);
  });

  it('keeps what was served, and times the rest as planned when the van is on time', () => {
    const look = lookedUp(standing(randstad, said('van1', done(first), done(second))));
    expect(look.placed.get(second)?.visit.departure).toBeCloseTo(planned(second).departure, 3);
    expect(look.placed.get(third)?.visit.arrival).toBeCloseTo(planned(third).arrival, 3);
    expect(look.evaluation?.isValid).toBe(true);
  });

  it('shows every stop behind a late one late by as much, and which come too late', () => {
    const hour = 3600;
    const day = standing(randstad, said('van1', done(first, 2.5 * hour)));
    const look = lookedUp(day);
    expect(look.placed.get(first)?.visit.departure).toBeCloseTo(planned(first).departure + 2.5 * hour, 3);
    expect((look.placed.get(second)?.visit.arrival ?? 0) - planned(second).arrival).toBeGreaterThan(hour);
    expect(look.evaluation?.violations.some(({ kind }) => kind === 'window')).toBe(true);
    // Planning the rest again keeps what was driven and breaks no rule.
    const again = solved(day);
    expect(again.violations).toEqual([]);
    expect(again.routes.find(({ vehicleId }) => vehicleId === 'van1')?.visits[0]?.stopId).toBe(first);
    expect(check(day.problem, again)).toEqual([]);
  });

  it('takes drivers in the order in which they drove', () => {
    const day = standing(randstad, said('van1', done(third), done(first, 1800)));
    expect(day.plan?.routes[0]?.stopIds.slice(0, 3)).toEqual([third, first, second]);
  });

  it('puts what could not be served back among the open stops, for the same van and an hour later', () => {
    const day = standing(randstad, said('van1', done(first), failed(second)));
    const look = lookedUp(day);
    expect(look.unserved.map(({ id }) => id)).toContain(againId(second));
    const again = day.problem.stops.find(({ id }) => id === againId(second));
    expect(again?.windows?.[0]?.from).toBeGreaterThanOrEqual(planned(second).departure + 3600);
    const found = solved(day);
    expect(found.violations).toEqual([]);
    const van = found.routes.find(({ visits }) => visits.some(({ stopId }) => stopId === againId(second)));
    if (van) expect(van.vehicleId).toBe('van1');
    expect(check(day.problem, found)).toEqual([]);
    // The van carries the same goods, wherever they end up.
    const load = (of: Day) => lookedUp(of).schedules.get('van1')?.load[0] ?? 0;
    const parcel = randstad.problem.stops.find(({ id }) => id === second)?.demand?.[0] ?? 0;
    expect(load(day)).toBe(load(randstad) - parcel);
  });

  it('is as before when the driver takes it back, also after the second try was planned', () => {
    const reports = said('van1', failed(first));
    const day = standing(randstad, reports);
    const replanned = { ...randstad, plan: { routes: evaluatePlan(day) } };
    expect(standing(replanned, {}).plan?.routes.flatMap(({ stopIds }) => stopIds)).not.toContain(
      againId(first),
    );
  });

  it('lets a second try fail, too', () => {
    const day = standing(
      randstad,
      said('van1', failed(first), {
        stopId: againId(first),
        is: 'failed',
        at: planned(first).departure + 7200,
      }),
    );
    const look = lookedUp(day);
    expect(look.unserved.map(({ id }) => id)).toContain(againId(againId(first)));
    // However often it was tried, it is one stop of 22.
    expect(findingOf(look)).toMatch(/^20 of 22 stops/);
  });

  it('holds orders together: what was not collected is not brought', () => {
    const start: Day = {
      ...ireland,
      plan: { routes: [{ vehicleId: 'dublin2', stopIds: ['p1', 'd1', 'p2', 'd2'] }] },
    };
    const at = 9 * 3600;
    const uncollected = standing(start, said('dublin2', { stopId: 'p1', is: 'failed', at }));
    expect(uncollected.plan?.routes[0]?.stopIds).toEqual(['p1', 'p2', 'd2']);
    expect(uncollected.problem.pairs).toContainEqual({ pickup: 'p1~', delivery: 'd1~' });
    expect(uncollected.problem.stops.some(({ id }) => id === 'd1')).toBe(false);
    const undelivered = standing(
      start,
      said('dublin2', { stopId: 'p1', is: 'done', at }, { stopId: 'd1', is: 'failed', at: at + 7200 }),
    );
    const look = lookedUp(undelivered);
    expect(look.unserved.map(({ id }) => id)).toContain('d1~');
    expect(look.evaluation?.violations.filter(({ kind }) => kind === 'pair' || kind === 'lock')).toEqual([]);
  });
});

/** A plan with the second try on the van's route. */
function evaluatePlan({ plan, problem }: Day) {
  const added = problem.stops.at(-1)?.id ?? '';
  return (plan?.routes ?? []).map((route) =>
    route.vehicleId === 'van1' ? { ...route, stopIds: [...route.stopIds, added] } : route,
  );
}
