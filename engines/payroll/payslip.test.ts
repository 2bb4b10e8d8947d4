import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PayInput, payslipOf } from './payslip.ts';
import { marland } from './rules.ts';
import { taxParts, yearlyTax } from './tax.ts';

const input: fc.Arbitrary<PayInput> = fc
  .record({
    monthly: fc.integer({ min: 0, max: 2_000_000 }),
    planned: fc.integer({ min: 0, max: 12_000 }),
    employedShare: fc.integer({ min: 0, max: 1000 }),
    unpaidShare: fc.integer({ min: 0, max: 1000 }),
    overtime: fc.integer({ min: 0, max: 3000 }),
    extras: fc.array(
      fc.record({ label: fc.constant('Bonus'), amount: fc.integer({ min: 0, max: 900_000 }) }),
      {
        maxLength: 2,
      },
    ),
    children: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ employedShare, unpaidShare, ...rest }) => {
    const employed = Math.floor((rest.planned * employedShare) / 1000);
    return { ...rest, employed, unpaid: Math.floor((employed * unpaidShare) / 1000) };
  });

const total = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The tax of a year, one euro after the other, each at the share of the bracket that it falls into. */
function euroByEuro(yearly: number): number {
  let tax = 0;
  for (let euro = 0; euro < (yearly - marland.allowance) / 100; euro += 1)
    tax += (marland.brackets.findLast(({ from }) => from <= euro * 100)?.share ?? 0) / 10;
  return tax;
}

/** The tax of a year in cents, from the highest bracket down, each rounded to the cent. */
function naiveTax(yearly: number, children: number): number {
  let left = Math.max(0, yearly - marland.allowance);
  let tax = 0;
  for (const { from, share } of marland.brackets.toReversed()) {
    if (left <= from) continue;
    tax += Math.round(((left - from) * share) / 1000);
    left = from;
  }
  return Math.max(0, tax - children * marland.perChild);
}

/** What is left of a month, as one would work it out by hand with the table of the rules. */
function naiveNet({ monthly, planned, employed, unpaid, overtime, extras, children }: PayInput): number {
  const regular =
    planned === 0
      ? 0
      : Math.round((monthly * (employed - unpaid)) / planned) +
        Math.round((monthly * overtime * marland.overtime) / (planned * 1000));
  const insured = (pay: number) =>
    marland.insurance
      .map(({ employee, ceiling }) => Math.round((Math.min(Math.max(pay, 0), ceiling) * employee) / 1000))
      .reduce((sum, each) => sum + each, 0);
  const once = extras.reduce((sum, { amount }) => sum + amount, 0);
  const gross = regular + once;
  const year = Math.max(0, (regular - insured(regular)) * 12);
  const yearWithOnce = Math.max(0, year + once - (insured(gross) - insured(regular)));
  const tax = naiveTax(year, children);
  return gross - insured(gross) - Math.round(tax / 12) - (naiveTax(yearWithOnce, children) - tax);
}

describe('the tax of a year', () => {
  it('is what taxing euro by euro gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 140_000 }), (euros) => {
        expect(yearlyTax(euros * 100, 0, marland)).toBe(Math.round(euroByEuro(euros * 100)));
      }),
    );
  });

  it('never rises by more than the highest share of what is earned more', () => {
    fc.assert(
      fc.property(fc.nat(20_000_000), fc.nat(1_000_000), (yearly, more) => {
        const rise = yearlyTax(yearly + more, 1, marland) - yearlyTax(yearly, 1, marland);
        expect(rise).toBeGreaterThanOrEqual(0);
        expect(rise).toBeLessThanOrEqual(Math.ceil(more * 0.42) + 2);
      }),
    );
  });

  it('splits all that is taxable among the brackets', () => {
    fc.assert(
      fc.property(fc.nat(30_000_000), (yearly) => {
        const parts = taxParts(yearly, marland).reduce((sum, { part }) => sum + part, 0);
        expect(parts).toBe(Math.max(0, yearly - marland.allowance));
      }),
    );
  });
});

describe('a payslip', () => {
  it('always adds up, in whole cents', () => {
    fc.assert(
      fc.property(input, (given) => {
        const slip = payslipOf(given, marland);
        expect(total(slip.earnings)).toBe(slip.gross);
        expect(slip.gross - total(slip.deductions)).toBe(slip.net);
        expect(slip.gross + total(slip.employer)).toBe(slip.cost);
        for (const { amount } of [...slip.earnings, ...slip.deductions, ...slip.employer])
          expect(Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });

  it('leaves what working it out by hand leaves, also where a bonus is taken back', () => {
    const extras = fc.array(
      fc.record({ label: fc.constant('Bonus'), amount: fc.integer({ min: -300_000, max: 900_000 }) }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(input, extras, (plain, more) => {
        const given = { ...plain, extras: more };
        expect(payslipOf(given, marland).net).toBe(naiveNet(given));
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves somebody with more than nothing, and no more than was earned', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { gross, net } = payslipOf(given, marland);
        expect(net).toBeLessThanOrEqual(gross);
        expect(net).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('pays the two parts of a month that was shared by two people as one whole month', () => {
    fc.assert(
      fc.property(
        fc.nat(2_000_000),
        fc.integer({ min: 1, max: 12_000 }),
        fc.nat(1000),
        (monthly, planned, share) => {
          const first = Math.floor((planned * share) / 1000);
          const base = { monthly, planned, unpaid: 0, overtime: 0, extras: [], children: 0 };
          const one = payslipOf({ ...base, employed: first }, marland).gross;
          const other = payslipOf({ ...base, employed: planned - first }, marland).gross;
          expect(Math.abs(one + other - monthly)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('is worked out by the table', () => {
    const slip = payslipOf(
      { monthly: 400_000, planned: 9600, employed: 9600, unpaid: 0, overtime: 0, extras: [], children: 1 },
      marland,
    );
    // 8.6%, 6.4% and 1.3% of 4,000; then 40,176 a year, of which 30,576 are taxed: 18,000 at 14%, 12,576 at 24%.
    expect(slip.deductions.map(({ amount }) => amount)).toEqual([34_400, 25_600, 5_200, 41_152]);
    expect(slip.net).toBe(293_648);
  });
});
