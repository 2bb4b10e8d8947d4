import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLater } from '#lib/time/days.ts';
import { countDoses, doseKey, dosesOn, nextDose, type Plan } from './doses.ts';

const day = '2026-11-18';
const time = fc.constantFrom('00:00', '07:30', '08:00', '12:00', '19:00', '23:59');
const near = fc.integer({ min: -4, max: 4 }).map((days) => daysLater(day, days));
const plans: fc.Arbitrary<Plan[]> = fc
  .array(
    fc.record({
      times: fc.array(time, { maxLength: 3 }),
      from: near,
      until: fc.oneof(fc.constant(''), near),
    }),
    { maxLength: 4 },
  )
  .map((list) => list.map((plan, at) => ({ ...plan, id: `m${at}` })));

/** All doses of the days around, the slow way: every plan, day and time. */
const allOf = (list: readonly Plan[]) =>
  Array.from({ length: 20 }, (_, at) => daysLater(day, at - 8)).flatMap((on) =>
    list.flatMap((plan) =>
      on >= plan.from && !(plan.until !== '' && on > plan.until)
        ? [...new Set(plan.times)].map((each) => ({ planId: plan.id, day: on, time: each }))
        : [],
    ),
  );

it('finds the same next dose as looking through all of them', () =>
  fc.assert(
    fc.property(plans, time, fc.array(fc.nat(30)), (list, now, picks) => {
      const all = allOf(list);
      const answered = new Set(picks.flatMap((at) => (all[at] ? [doseKey(all[at])] : [])));
      const oracle = all
        .filter((due) => due.day + due.time >= day + now && !answered.has(doseKey(due)))
        .sort((a, b) => (a.day + a.time + a.planId < b.day + b.time + b.planId ? -1 : 1))[0];
      const found = nextDose(list, answered, day, now);
      if (oracle) expect(found).toEqual(oracle);
      else expect(found === null || found.day > daysLater(day, 10)).toBe(true);
    }),
    { numRuns: 200 },
  ));

it('counts every dose of the last days once', () =>
  fc.assert(
    fc.property(plans, time, fc.integer({ min: 1, max: 6 }), (list, now, days) => {
      const past = allOf(list).filter(
        (due) => due.day + due.time <= day + now && due.day > daysLater(day, -days),
      );
      const answers = new Map(
        past.map((due, at) => [doseKey(due), { state: at % 2 ? ('missed' as const) : ('taken' as const) }]),
      );
      const count = countDoses(list, answers, { day, time: now }, days);
      expect(count).toEqual({
        due: past.length,
        taken: Math.ceil(past.length / 2),
        missed: Math.floor(past.length / 2),
        open: 0,
      });
      expect(countDoses(list, new Map(), { day, time: now }, days).open).toBe(past.length);
    }),
  ));

it('asks for no dose before the first or after the last day', () => {
  const plan = { id: 'm', times: ['08:00', '08:00'], from: day, until: day };
  expect([-1, 0, 1].map((at) => dosesOn([plan], daysLater(day, at)).length)).toEqual([0, 1, 0]);
});
