import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSteps } from './page-steps.ts';

const written = (page: number, pages: number) =>
  pageSteps(page, pages)
    .map((step) => ('page' in step ? step.page : '…'))
    .join(' ');

test('first, last and the neighbours are shown', () => {
  expect(written(1, 1)).toBe('1');
  expect(written(1, 12)).toBe('1 2 … 12');
  expect(written(6, 12)).toBe('1 … 5 6 7 … 12');
  expect(written(12, 12)).toBe('1 … 11 12');
});

test('a gap of one page is that page', () => {
  expect(written(4, 12)).toBe('1 2 3 4 5 … 12');
  expect(written(2, 4)).toBe('1 2 3 4');
});

test('steps and gaps together are every page once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(), fc.nat({ max: 3 }), (pages, seed, around) => {
      const page = (seed % pages) + 1;
      const all = pageSteps(page, pages, around).flatMap((step) =>
        'page' in step
          ? [step.page]
          : Array.from({ length: step.gap[1] - step.gap[0] + 1 }, (_, index) => step.gap[0] + index),
      );
      expect(all).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
      expect(pageSteps(page, pages, around)).toContainEqual({ page });
      for (const step of pageSteps(page, pages, around))
        if ('gap' in step) expect(step.gap[1]).toBeGreaterThan(step.gap[0]);
    }),
  );
});
