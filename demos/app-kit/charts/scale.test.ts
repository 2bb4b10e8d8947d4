import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticksFor } from './scale.ts';

it('reaches from zero to the largest value in two to four even steps', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), (largest) => {
      const ticks = ticksFor([largest]);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest * (1 - 1e-9));
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect((ticks.at(-1) ?? 0) / largest).toBeLessThanOrEqual(2);
    }),
  );
});

it('draws something where there is nothing', () => {
  expect(ticksFor([])).toEqual([0, 1]);
  expect(ticksFor([0, 0])).toEqual([0, 1]);
});

it('has no parts of a person', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { minLength: 1 }), (values) => {
      const ticks = ticksFor(values);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    }),
  );
  expect(ticksFor([9, 4])).toEqual([0, 5, 10]);
  expect(ticksFor([1])).toEqual([0, 1]);
});
