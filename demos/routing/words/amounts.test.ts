import fc from 'fast-check';
import { expect, it } from 'vitest';
import { euro, euroChange, kilometres } from './amounts.ts';

it('writes amounts as the language does', () => {
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
      expect(euro(cents / 100)).toBe(money.format(cents / 100));
    }),
  );
  expect([euro(-12), euroChange(-1234.5), euroChange(3.1)]).toEqual(['−€12.00', '−€1,234.50', '+€3.10']);
  expect([kilometres(12_340), kilometres(1_234_567)]).toEqual(['12.3', '1,235']);
});
