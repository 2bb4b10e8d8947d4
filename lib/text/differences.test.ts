import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const marked = (typed: string, right: string) =>
  differences(typed, right)
    .map(({ text, same }) => (same ? text : `[${text}]`))
    .join('');

test('marks the one letter that is spelled otherwise', () => {
  expect(marked('/route-optimisation', '/route-optimization')).toBe('/route-optimi[s]ation');
});

test('marks letters too many and keeps the rest', () => {
  expect(marked('/pricingg', '/pricing')).toBe('/pricing[g]');
  expect(marked('/blogs/x', '/blog')).toBe('/blog[s/x]');
});

test('marks nothing when letters are only missing', () => {
  expect(marked('/pricin', '/pricing')).toBe('/pricin');
});

test('never loses a letter, and what it calls the same stands in the right spelling in that order', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (typed, right) => {
      const runs = differences(typed, right);
      expect(runs.map((run) => run.text).join('')).toBe(typed);
      let from = 0;
      for (const letter of runs.filter((run) => run.same).flatMap((run) => run.text.split(''))) {
        const found = right.indexOf(letter, from);
        expect(found).toBeGreaterThanOrEqual(from);
        from = found + 1;
      }
    }),
  );
});
