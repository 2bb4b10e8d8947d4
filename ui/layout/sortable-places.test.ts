import { expect, it } from 'vitest';
import { placeUnder, withMoved } from './sortable-places.ts';

const rows = [0, 60, 120].map((top) => ({ top, bottom: top + 60 }));

it('finds the row under the pointer, and an end beyond it', () => {
  expect([-20, 0, 59, 60, 170, 400].map((y) => placeUnder(y, rows))).toEqual([0, 0, 0, 1, 2, 2]);
  expect(placeUnder(10, [])).toBe(0);
});

it('puts a key at its new place', () => {
  expect(withMoved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(withMoved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
});
