import { describe, expect, it } from 'vitest';
import { drawnFrom, letterOf, pictureOf } from './keeping.ts';
import { letters } from './letters.ts';
import { markOf, strokeTrouble } from './mark.ts';
import { evenly, lengthOf, type Point, pathOf, pointsOf } from './stroke.ts';

const taught = letterOf('c').strokes[0] ?? { from: [0, 0] as const, curves: [] };
const model = pointsOf(taught);
const moved = (right: number, down: number) => model.map(([x, y]): Point => [x + right, y + down]);

it('begins and ends a stroke where its curves do', () => {
  expect(model[0]).toEqual([404, 162]);
  expect(model.at(-1)).toEqual([402, 284]);
});

it('puts points at the same distance', () => {
  const even = evenly(
    [
      [0, 0],
      [1, 0],
      [10, 0],
    ],
    6,
  );
  expect(even).toEqual([
    [0, 0],
    [2, 0],
    [4, 0],
    [6, 0],
    [8, 0],
    [10, 0],
  ]);
});

it('stays on its sheet with every letter', () => {
  for (const [x, y] of letters.flatMap(({ strokes }) => strokes.flatMap((stroke) => pointsOf(stroke)))) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(620);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(400);
  }
});

describe('markOf', () => {
  it('gives ten to the stroke that was taught', () => expect(markOf(model, taught).marks).toBe(10));
  it('says which way a good shape went astray', () => {
    expect(markOf(moved(40, 0), taught).words).toMatch(/too far right/);
    expect(markOf(moved(0, -40), taught).words).toMatch(/too high/);
    expect(markOf(moved(40, 0), taught).marks).toBeLessThan(markOf(moved(15, 0), taught).marks);
  });
  it('notices a stroke drawn backwards', () =>
    expect(markOf(model.toReversed(), taught).words).toMatch(/^Backwards/));
  it('notices a stroke that stops early', () =>
    expect(markOf(model.slice(0, 36), taught).words).toMatch(/stopped early/));
});

it('can’t mark a dot', () => {
  expect(
    strokeTrouble([
      [5, 5],
      [9, 9],
    ]),
  ).toMatch(/That was a dot/);
  expect(strokeTrouble(model)).toBeNull();
  expect(lengthOf(model)).toBeGreaterThan(400);
});

it('reads back what was drawn, and leaves out what wasn’t', () => {
  const drawn = {
    c: [
      [
        [1, 2],
        [3, 4],
      ],
    ],
  };
  expect(drawnFrom(JSON.parse(JSON.stringify(drawn)))).toEqual(drawn);
  expect(drawnFrom({ c: [[[1, 'x']]], q: [[[1, 2]]], a: 'ink' })).toEqual({});
  expect(drawnFrom(null)).toEqual({});
});

it('writes a picture with a path for each stroke', () =>
  expect(
    pictureOf([
      [
        [1, 2],
        [3, 4],
      ],
    ]),
  ).toContain(
    `<path d="${pathOf([
      [1, 2],
      [3, 4],
    ])}"/>`,
  ));
