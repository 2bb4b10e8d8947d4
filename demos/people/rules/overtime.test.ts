import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLater } from '#lib/time/days.ts';
import { askForLeave } from '../actions/leave.ts';
import { closeMonth } from '../actions/pay.ts';
import { rowsAfter, sampleDay, sampleRows, sampleViewer } from '../actions/sample-rows.ts';
import { askForCorrection, decideCorrection } from '../actions/time.ts';
import type { PeopleRows } from '../application.ts';
import { overtimeDue, timeOffLeft } from './overtime.ts';
import { payLine } from './pay.ts';
import { clock } from './worked.ts';

const [hr, manager, employee] = [sampleViewer('hr'), sampleViewer('manager'), sampleViewer('employee')];
const { person } = employee;

// Two people are enough to close a month with, and quicker than 250.
const few: PeopleRows = {
  ...sampleRows,
  people: new Map(
    [...sampleRows.people].filter(([id]) => [person.id, manager.person.id, hr.person.id].includes(id)),
  ),
  times: new Map(),
  corrections: new Map(),
  requests: new Map(),
};
const contract = [...few.contracts.values()].find(({ personId }) => personId === person.id);

interface Worked {
  day: string;
  minutes: number;
  goes: 'pay' | 'off';
}
/** A day's times are asked for and accepted; it begins at six and has no break. */
function accepted(rows: PeopleRows, { day, minutes, goes }: Worked): PeopleRows {
  const typed = {
    day,
    from: '06:00',
    to: clock(360 + minutes),
    pause: '0',
    reason: 'Worked',
    overtime: goes,
  };
  const asked = rowsAfter(rows, askForCorrection(rows, person, typed, sampleDay));
  const id = [...asked.corrections.keys()].at(-1) ?? '';
  return rowsAfter(asked, decideCorrection(asked, manager, id, true));
}

// The 2nd to the 6th of November and the 26th to the 30th of October 2026 are working days from Monday to Friday.
const days = ['2026-10-26', '2026-10-27', '2026-10-28', '2026-11-02', '2026-11-03', '2026-11-04'];
const step = fc.oneof(
  fc.record({
    day: fc.constantFrom(...days),
    minutes: fc.integer({ min: 1, max: 1000 }),
    goes: fc.constantFrom('pay' as const, 'off' as const),
  }),
  fc.constantFrom('2026-10', '2026-11', '2026-12', '2027-01'),
);
const planOf = (day: string) => contract?.week[(new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7] ?? 0;
const slipOvertime = (rows: PeopleRows, month: string) =>
  payLine(rows, person, month)?.slip?.earnings.find(({ label }) => label === 'Overtime');

it('pays every accepted minute once, whatever the order of accepting and closing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let rows = few;
      const last = new Map<string, Worked>();
      const most = new Map<string, number>();
      for (const each of steps) {
        if (typeof each === 'string') {
          if (!rows.runs.has(each)) rows = rowsAfter(rows, closeMonth(rows, hr, each, '2027-02-01'));
          continue;
        }
        rows = accepted(rows, each);
        last.set(each.day, each);
        if (each.goes === 'pay')
          most.set(each.day, Math.max(most.get(each.day) ?? 0, each.minutes - planOf(each.day)));
      }
      const open = ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02'].filter(
        (month) => !rows.runs.has(month),
      );
      const paid = new Map<string, number>();
      const add = (day: string, minutes: number) => paid.set(day, (paid.get(day) ?? 0) + minutes);
      for (const run of rows.runs.values())
        for (const each of run.overtime ?? []) {
          expect(each.day.slice(0, 7) <= run.id).toBe(true);
          add(each.day, each.minutes);
        }
      const before = new Map(paid);
      for (const month of open)
        for (const { day, minutes } of overtimeDue(rows, person, month)) add(day, minutes);
      for (const day of days) {
        const [end, was] = [last.get(day), before.get(day) ?? 0];
        const over = Math.max(0, (end?.minutes ?? 0) - planOf(day));
        // What was paid stays paid; beyond that, the day as it stands decides.
        expect(paid.get(day) ?? 0).toBe(end?.goes === 'pay' ? Math.max(was, over) : was);
        expect(paid.get(day) ?? 0).toBeLessThanOrEqual(Math.max(0, most.get(day) ?? 0));
      }
      const off = days.reduce((sum, day) => {
        const end = last.get(day);
        return end?.goes === 'off'
          ? sum + Math.max(0, Math.max(0, end.minutes - planOf(day)) - (before.get(day) ?? 0))
          : sum;
      }, 0);
      expect(timeOffLeft(rows, person)).toBe(off);
    }),
    { numRuns: 60 },
  );
}, 60_000);

it('is worth a quarter more than an ordinary hour of the month, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 481, max: 1000 }), (minutes) => {
      const rows = accepted(few, { day: '2026-11-03', minutes, goes: 'pay' });
      // The 11th of November is a public holiday in Poland, and no other falls on a working day of this month.
      const planned = Array.from({ length: 30 }, (_, at) => daysLater('2026-11-01', at)).reduce(
        (sum, day) => sum + (day === '2026-11-11' && person.country === 'PL' ? 0 : planOf(day)),
        0,
      );
      const top = BigInt(contract?.monthly ?? 0) * BigInt(minutes - planOf('2026-11-03')) * 125n;
      const bottom = BigInt(planned) * 100n;
      expect(BigInt(slipOvertime(rows, '2026-11')?.amount ?? 0)).toBe((2n * top + bottom) / (2n * bottom));
    }),
  );
});

it('waits for the manager, and goes as soon as the times are changed again', () => {
  const typed = { day: '2026-11-03', from: '06:00', to: '18:00', pause: '0', reason: 'Worked' };
  const asked = rowsAfter(few, askForCorrection(few, person, typed, sampleDay));
  expect(slipOvertime(asked, '2026-11')).toBeUndefined();
  const rows = accepted(few, { day: '2026-11-03', minutes: 720, goes: 'pay' });
  expect(slipOvertime(rows, '2026-11')?.working).toBe(`${(720 - planOf('2026-11-03')) / 60} h at 125%`);
  const shorter = accepted(rows, { day: '2026-11-03', minutes: 60, goes: 'pay' });
  expect(slipOvertime(shorter, '2026-11')).toBeUndefined();
});

it('is taken as time off instead, and no more than there is', () => {
  const rows = accepted(few, { day: '2026-11-03', minutes: planOf('2026-11-03') + 480, goes: 'off' });
  expect(slipOvertime(rows, '2026-11')).toBeUndefined();
  expect(timeOffLeft(rows, person)).toBe(480);
  const ask = (from: string, to: string, among = rows) =>
    askForLeave(
      among,
      person,
      { type: 'time-off', from, to, fromMidday: false, toMidday: false, note: '' },
      sampleDay,
    );
  expect(ask('2026-11-23', '2026-11-25')).toMatchObject({
    field: 'to',
    problem: expect.stringContaining('8:00 h'),
  });
  const after = rowsAfter(rows, ask('2026-11-23', '2026-11-23'));
  expect(timeOffLeft(after, person)).toBe(480 - planOf('2026-11-23'));
  expect(ask('2026-11-24', '2026-11-25', after)).toHaveProperty('problem');
});

it('is still paid to somebody who has left meanwhile', () => {
  const closed = rowsAfter(few, closeMonth(few, hr, '2026-11', '2027-02-01'));
  const late = accepted(closed, { day: '2026-11-03', minutes: 700, goes: 'pay' });
  const left = new Map(late.people).set(person.id, { ...person, ended: '2026-11-20' });
  const slip = payLine({ ...late, people: left }, { ...person, ended: '2026-11-20' }, '2026-12')?.slip;
  expect(slip?.gross).toBe(slipOvertime(late, '2026-12')?.amount);
});
