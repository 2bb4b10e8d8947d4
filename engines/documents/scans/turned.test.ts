import { expect, it } from 'vitest';
import { type Turn, turnedBack } from './turned.ts';

// A sheet of 100 by 200 with a box at its top left corner, as it stands on the sheet once that was turned.
const sheet = { width: 100, height: 200 };
const box = { x: 10, y: 20, width: 30, height: 5 };
const turned: readonly [Turn, typeof box][] = [
  [0, box],
  [1, { x: 175, y: 10, width: 5, height: 30 }],
  [2, { x: 60, y: 175, width: 30, height: 5 }],
  [3, { x: 20, y: 60, width: 5, height: 30 }],
];

it.each(turned)('finds a box again after %i quarter turns', (turn, seen) =>
  expect(turnedBack(seen, turn, sheet)).toEqual(box),
);
