import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './distance.ts';

/** The definition, without any thought of time. */
function defined(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [x, y] = [a.slice(1), b.slice(1)];
  const swapped =
    a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0] ? 1 + defined(a.slice(2), b.slice(2)) : 99;
  return Math.min(defined(x, b) + 1, defined(a, y) + 1, defined(x, y) + (a[0] === b[0] ? 0 : 1), swapped);
}

it('counts letters as the definition does, and gives up beyond the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  fc.assert(
    fc.property(word, word, fc.nat(6), (a, b, limit) => {
      const distance = defined(a, b);
      expect(editDistance(a, b, limit)).toBe(distance > limit ? limit + 1 : distance);
    }),
  );
});

it('knows words longer than any before', () => {
  expect(editDistance('a'.repeat(300), `${'a'.repeat(299)}b`, 5)).toBe(1);
});
