import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsOf, overtakes, type Plan, yearsOf } from './grow.ts';

const plan: Plan = { first: 0, monthly: 100, years: 10, rate: 3 };

describe('yearsOf', () => {
  it('comes to what the formula says, to the euro', () => {
    const step = 0.03 / 12;
    const formula = (100 * ((1 + step) ** 120 - 1)) / step;
    expect(Math.round((yearsOf(plan).at(-1)?.balance ?? 0) / 100)).toBe(Math.round(formula));
  });

  it('grows nothing at a rate of nothing', () =>
    expect(yearsOf({ first: 50, monthly: 10, years: 2, rate: 0 })).toEqual([
      { year: 1, paid: 17_000, interest: 0, balance: 17_000 },
      { year: 2, paid: 29_000, interest: 0, balance: 29_000 },
    ]));

  it('adds up in every year, whatever is saved', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 80 }),
        (first, monthly, years, tenths) => {
          const all = yearsOf({ first, monthly, years, rate: tenths / 10 });
          expect(all).toHaveLength(years);
          for (const { paid, interest, balance } of all) {
            expect(paid + interest).toBe(balance);
            expect(interest).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    ));
});

it('adds interest before what is paid in', () =>
  expect(monthsOf({ ...plan, rate: 12 }, 2)).toEqual([
    { month: 1, interest: 0, paid: 10_000, balance: 10_000 },
    { month: 2, interest: 100, paid: 10_000, balance: 20_100 },
  ]));

it('finds the year in which interest brings more than the saver does', () => {
  const long = { ...plan, years: 40 };
  const years = yearsOf(long);
  const year = overtakes(long, years) ?? 0;
  const during = (one: number) => (years[one - 1]?.interest ?? 0) - (years[one - 2]?.interest ?? 0);
  expect(during(year)).toBeGreaterThan(120_000);
  expect(during(year - 1)).toBeLessThanOrEqual(120_000);
  expect(overtakes(plan, yearsOf(plan))).toBeNull();
});
