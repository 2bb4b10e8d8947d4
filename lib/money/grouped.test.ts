import fc from 'fast-check';
import { expect, it } from 'vitest';
import { counted, figure, grouped } from './grouped.ts';

it('writes numbers as the language’s own format does', () => {
  const own = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });
  const twoDecimals = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (thousandths) => {
      expect(figure(thousandths / 1000 + 0.0001)).toBe(own.format(thousandths / 1000));
      expect(grouped(thousandths / 1000)).toBe(own.format(thousandths / 1000));
      expect(grouped(thousandths, 2)).toBe(twoDecimals.format(thousandths));
    }),
  );
  expect([counted(1, 'row'), counted(1204, 'row'), counted(2, 'company', 'companies')]).toEqual([
    '1 row',
    '1,204 rows',
    '2 companies',
  ]);
});
