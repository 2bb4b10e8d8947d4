import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPlace } from './next-place.ts';

test('arrows go round the end and mirror from right to left', () => {
  expect(nextPlace('ArrowRight', 2, 3, 'ltr')).toBe(0);
  expect(nextPlace('ArrowLeft', 0, 3, 'ltr')).toBe(2);
  expect(nextPlace('ArrowLeft', 2, 3, 'rtl')).toBe(0);
  expect(nextPlace('Home', 2, 3, 'ltr')).toBe(0);
  expect(nextPlace('End', 0, 3, 'ltr')).toBe(2);
  expect(nextPlace('Enter', 0, 3, 'ltr')).toBeNull();
});

test('there and back is where one was, in both directions', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.nat(),
      fc.constantFrom('ltr', 'rtl'),
      (count, seed, way) => {
        const at = seed % count;
        const there = nextPlace('ArrowRight', at, count, way) ?? -1;
        expect(nextPlace('ArrowLeft', there, count, way)).toBe(at);
      },
    ),
  );
});
