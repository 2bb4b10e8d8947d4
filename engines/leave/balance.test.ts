import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater } from '#lib/time/days.ts';
import { type Account, balanceOn, freeOn, type LeaveDay, ledgerOf } from './balance.ts';
import { datesBetween, dayNumber, daysInMonth } from './days.ts';
import { contractOn, weekMinutes, yearlyLeave } from './working-time.ts';

/**
 * The same rules told naively: walk through every day with two purses, one for carried leave and one for this year's.
 * Returns what stands in both at the end of each day, as long as somebody looks.
 */
function walked({ contracts, opening, leave, carry }: Account, last: string): Map<string, number> {
  const ends = new Map<string, number>();
  let [carried, own, earned, credited] = [0, 0, 0, 0];
  let start = opening.minutes;
  const byDay = new Map<string, number>();
  for (const each of leave) byDay.set(each.day, (byDay.get(each.day) ?? 0) + each.minutes);
  for (const day of datesBetween(`${opening.year}-01-01`, last)) {
    const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
    if (month === 1 && ofMonth === 1) {
      [carried, own, earned, credited] = [Math.max(0, start), Math.min(0, start), 0, 0];
    }
    if (day === daysLater(`${year}-${carry.until}`, 1)) carried = Math.min(carried, 0);
    const credits = contractOn(contracts, day) !== null && !hadWork(contracts, day);
    if (credits) {
      for (const each of datesBetween(day, `${day.slice(0, 8)}${daysInMonth(year, month)}`)) {
        const contract = contractOn(contracts, each);
        if (contract) earned += yearlyLeave(contract) / 12 / daysInMonth(year, month);
      }
      // A sum of fractions is a hair below the half that it stands for.
      const total = Math.round(earned + 1e-6);
      own += total - credited;
      credited = total;
    }
    let taken = byDay.get(day) ?? 0;
    const first = Math.min(taken, Math.max(0, carried));
    carried -= first;
    taken -= first;
    own -= taken;
    if (month === 12 && ofMonth === 31) {
      const holds = contracts.findLast(({ from }) => from <= day);
      start = Math.min(carried + own, holds ? Math.round((carry.days * weekMinutes(holds)) / 5) : 0);
      ends.set(day, start);
    } else ends.set(day, carried + own);
  }
  return ends;
}

/** Whether a contract held earlier in the same month. */
const hadWork = (contracts: Account['contracts'], day: string) =>
  !day.endsWith('-01') &&
  contracts.some(({ from, to }) => from < day && (to === null || to >= `${day.slice(0, 8)}01`));

const day = fc.integer({ min: 0, max: 1095 }).map((number) => daysLater('2025-01-01', number));
const week = fc.array(fc.constantFrom(0, 240, 300, 451, 480), { minLength: 5, maxLength: 5 });
const contracts = fc
  .tuple(fc.uniqueArray(day, { minLength: 1, maxLength: 3 }), fc.array(week, { minLength: 3, maxLength: 3 }))
  .chain(([starts, weeks]) =>
    fc
      .record({
        days: fc.constantFrom(20, 25, 27.5, 30),
        gap: fc.integer({ min: 0, max: 40 }),
        ends: fc.boolean(),
      })
      .map(({ days, gap, ends }) => {
        const sorted = starts.toSorted();
        return sorted.map((from, at) => {
          const next = sorted[at + 1];
          const end = next
            ? daysLater(next, -1 - (gap % Math.max(1, dayNumber(next) - dayNumber(from))))
            : null;
          const last = end ?? (ends ? daysLater(from, 200) : null);
          return { from, to: last, week: [...(weeks[at] ?? []), 0, 0], leaveDays: days };
        });
      }),
  );
const leaveDay: fc.Arbitrary<LeaveDay> = fc.record({
  day,
  minutes: fc.integer({ min: 1, max: 480 }),
  held: fc.boolean(),
  request: fc.constant('r'),
});
const account: fc.Arbitrary<Account> = fc.record({
  contracts,
  opening: fc.record({ year: fc.constant(2025), minutes: fc.integer({ min: -480, max: 4000 }) }),
  leave: fc.array(leaveDay, { maxLength: 30 }),
  carry: fc.record({ days: fc.constantFrom(0, 5, 10), until: fc.constantFrom('03-31', '06-30', '11-30') }),
});

describe('against a walk through every day', () => {
  it('ends each day with the same balance', () => {
    fc.assert(
      fc.property(account, (given) => {
        const ends = walked(given, '2026-12-31');
        for (const year of [2025, 2026]) {
          const ledger = ledgerOf(given, year);
          for (const [date, minutes] of ends)
            if (
              date.startsWith(`${year}`) &&
              (date.endsWith('-01') || date.endsWith('-31') || date.endsWith('-17'))
            )
              expect([date, balanceOn(ledger, date)]).toEqual([date, minutes]);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('says as free exactly what can be taken without going below zero', () => {
    const ofYear = fc.integer({ min: 0, max: 364 }).map((number) => daysLater('2025-01-01', number));
    fc.assert(
      fc.property(account, ofYear, (given, on) => {
        const free = freeOn(ledgerOf(given, 2025), on);
        const lowest = (minutes: number) => {
          const extra = { day: on, minutes, held: true, request: 'more' };
          const ends = walked({ ...given, leave: [...given.leave, extra] }, '2025-12-31');
          return Math.min(...datesBetween(on, '2025-12-31').map((each) => ends.get(each) ?? 0));
        };
        if (free > 0) expect(lowest(free)).toBeGreaterThanOrEqual(0);
        if (free >= 0) expect(lowest(free + 1)).toBeLessThan(0);
        else expect(lowest(0)).toBeLessThan(0);
      }),
      { numRuns: 20 },
    );
  });
});

const fullTime = { from: '2020-01-01', to: null, week: [480, 480, 480, 480, 480, 0, 0], leaveDays: 30 };
const simple: Account = {
  contracts: [fullTime],
  opening: { year: 2026, minutes: 5 * 480 },
  leave: [],
  carry: { days: 5, until: '03-31' },
};

it('earns a twelfth of thirty days each month', () => {
  const earned = ledgerOf(simple, 2026).filter(({ kind }) => kind === 'earned');
  expect(earned.map(({ minutes }) => minutes)).toEqual(Array.from({ length: 12 }, () => 1200));
});

it('lets carried leave lapse after its last day, and uses it first', () => {
  const taken = { day: '2026-02-02', minutes: 480, held: false, request: 'r1' };
  expect(ledgerOf({ ...simple, leave: [taken] }, 2026).find(({ kind }) => kind === 'lapsed')).toEqual({
    day: '2026-04-01',
    kind: 'lapsed',
    minutes: -4 * 480,
  });
});

it('holds what is asked for, so that two requests cannot spend the same day', () => {
  const before = freeOn(ledgerOf(simple, 2026), '2026-07-06');
  const held = { day: '2026-07-20', minutes: 480, held: true, request: 'r1' };
  expect(freeOn(ledgerOf({ ...simple, leave: [held] }, 2026), '2026-07-06')).toBe(before - 480);
});

it('splits a month at a change of hours', () => {
  const half = { ...fullTime, from: '2026-06-16', week: [480, 480, 240, 0, 0, 0, 0] };
  const changed = { ...simple, contracts: [{ ...fullTime, to: '2026-06-15' }, half] };
  const june = ledgerOf(changed, 2026).find(({ kind, day: on }) => kind === 'earned' && on === '2026-06-01');
  expect(june?.minutes).toBe(900);
});
