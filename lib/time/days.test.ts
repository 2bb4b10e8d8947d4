import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysBetween, daysLater } from './days.ts';

it('counts over the ends of months and years', () => {
  expect(daysLater('2026-12-30', 3)).toBe('2027-01-02');
  expect(daysLater('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-11-18', '2026-11-11')).toBe(-7);
});

it('counts back what it counted forward', () =>
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
      expect(daysBetween('2026-11-18', daysLater('2026-11-18', days))).toBe(days);
    }),
  ));
