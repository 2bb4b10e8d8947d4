import { expect, it } from 'vitest';
import { hill, marks } from './hill.ts';

const sheet = { width: 100, height: 50, years: 2, most: 1000 };

it('draws a hill from its first sum to its last year, along the foot and back', () => {
  expect(hill(0, [500, 1000], sheet)).toBe('M0 50L0 50L50 25L100 0L100 50Z');
  expect(hill(0, [500], sheet, 1)).toBe('M50 50L50 50L100 25L100 50Z');
});

it('lies flat where nothing is saved', () =>
  expect(hill(0, [0, 0], { ...sheet, most: 0 })).toBe('M0 50L0 50L50 50L100 50L100 50Z'));

it.each([
  [13_974, [5000, 10_000]],
  [900, [250, 500, 750]],
  [4400, [1000, 2000, 3000, 4000]],
  [0, []],
])('marks %d with a few round sums', (most, expected) => expect(marks(most)).toEqual(expected));
