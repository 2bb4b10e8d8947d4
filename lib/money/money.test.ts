import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, currencySign, decimalOf, minorDigits, moneyText, scaled } from './money.ts';

const currencies = ['JPY', 'EUR', 'KWD'] as const;
const amounts = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });

describe('money', () => {
  it('knows the digits of a currency', () => {
    expect(currencies.map(minorDigits)).toEqual([0, 2, 3]);
  });

  it('writes amounts as people read them, without a detour over fractions', () => {
    expect(moneyText(123_450, 'EUR')).toBe('€1,234.50');
    expect(moneyText(1250, 'JPY')).toBe('¥1,250');
    expect(moneyText(1, 'KWD')).toBe('KWD\u00a00.001');
    expect(moneyText(-5, 'EUR')).toBe('-€0.05');
    expect(moneyText(9_007_199_254_740_991, 'EUR')).toBe('€90,071,992,547,409.91');
  });

  it('names a currency as it stands beside an amount', () => {
    expect(['EUR', 'USD', 'GBP', 'CHF'].map(currencySign)).toEqual(['€', '$', '£', 'CHF']);
  });

  it('refuses what is no amount of the currency', () => {
    for (const text of ['', 'ten', '1,50', '1.', '.5', '1.234', '1e3'])
      expect(amountOf(text, 'EUR')).toBe(null);
    expect(amountOf('1.5', 'JPY')).toBe(null);
    expect(amountOf('1.5', 'EUR')).toBe(150);
  });

  it('reads back whatever it wrote', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...currencies), (amount, currency) => {
        expect(amountOf(decimalOf(amount, currency), currency)).toBe(amount);
      }),
    );
  });

  it('scales exactly, halves away from zero', () => {
    expect([scaled(5, 1, 10), scaled(-5, 1, 10), scaled(4, 1, 10), scaled(15, 1, 10)]).toEqual([1, -1, 0, 2]);
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, part) => {
        const share = scaled(amount, part, 10_000);
        const off = BigInt(share) * 10_000n - BigInt(amount) * BigInt(part);
        expect(off <= 5000n && off >= -5000n).toBe(true);
        expect(scaled(-amount, part, 10_000)).toBe(share === 0 ? 0 : -share);
      }),
    );
  });
});
