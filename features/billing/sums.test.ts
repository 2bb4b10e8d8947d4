import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineNet, type PricedLine, rateNames, shares, sumsOf } from './sums.ts';

const rates = { standard: 1900, reduced: 700 };
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 10_000_000 }),
  unitPrice: fc.integer({ min: 0, max: 100_000_000 }),
  discount: fc.integer({ min: 0, max: 10_000 }),
  rate: fc.constantFrom(...rateNames),
});
const lines = fc.array(line, { minLength: 1, maxLength: 30 });
const percent = fc.integer({ min: 0, max: 10_000 });
const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('a line', () => {
  it('is quantity times price less its discount', () => {
    expect(lineNet({ quantity: 1500, unitPrice: 9500, discount: 0 })).toBe(14_250);
    expect(lineNet({ quantity: 3000, unitPrice: 33_33, discount: 1000 })).toBe(8999);
    expect(lineNet({ quantity: 333, unitPrice: 100, discount: 0 })).toBe(33);
  });
});

describe('sums', () => {
  it('round the tax once for each rate, not for each line', () => {
    const three: PricedLine[] = Array.from({ length: 3 }, () => ({
      quantity: 1000,
      unitPrice: 33,
      discount: 0,
      rate: 'standard',
    }));
    // 0.33 at 19 % is 0.0627: line by line 0.18, on the sum 0.19.
    expect(sumsOf(three, { discount: 0, rates }).tax).toBe(19);
  });

  it('spread a discount over the rates', () => {
    const sums = sumsOf(
      [
        { quantity: 1000, unitPrice: 100_00, discount: 0, rate: 'standard' },
        { quantity: 1000, unitPrice: 50_00, discount: 0, rate: 'reduced' },
      ],
      { discount: 1000, rates },
    );
    expect(sums).toEqual({
      subtotal: 150_00,
      discount: 15_00,
      net: 135_00,
      taxes: [
        { rate: 1900, base: 90_00, tax: 17_10 },
        { rate: 700, base: 45_00, tax: 3_15 },
      ],
      tax: 20_25,
      gross: 155_25,
    });
  });

  it('always agree with their parts', () => {
    fc.assert(
      fc.property(lines, percent, (given, discount) => {
        const sums = sumsOf(given, { discount, rates });
        expect(sums.subtotal).toBe(add(given.map(lineNet)));
        expect(sums.subtotal - sums.discount).toBe(sums.net);
        expect(add(sums.taxes.map(({ base }) => base))).toBe(sums.net);
        expect(add(sums.taxes.map(({ tax }) => tax))).toBe(sums.tax);
        expect(sums.net + sums.tax).toBe(sums.gross);
        expect(sums.net >= 0 && sums.tax >= 0).toBe(true);
        for (const { base } of sums.taxes) expect(base).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, percent, (given, discount) => {
        expect(sumsOf(given.toReversed(), { discount, rates })).toEqual(sumsOf(given, { discount, rates }));
      }),
    );
  });

  it('leave nothing over when an amount is shared out', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 8 }),
        (amount, weights) => {
          const parts = shares(amount, weights);
          expect(add(parts)).toBe(amount);
          const all = add(weights);
          for (const [place, part] of parts.entries())
            if (all > 0)
              expect(Math.abs(part - (amount * (weights[place] ?? 0)) / all)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
