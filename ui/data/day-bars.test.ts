import { expect, it } from 'vitest';
import { roundUp } from './day-bars.tsx';

it.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [12, 20],
  [51, 100],
  [999, 1000],
])('ends the scale of %d at %d', (value, top) => {
  expect(roundUp(value)).toBe(top);
});
