import { expect, it } from 'vitest';
import { roundUp } from './day-bars.tsx';

it.each([
  [0, 1],
  [1, 1],
  [3, 4],
  [12, 12],
  [51, 60],
  [205, 300],
  [999, 1000],
])('ends the scale of %d at %d', (value, top) => {
  expect(roundUp(value)).toBe(top);
});
