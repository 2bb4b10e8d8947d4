import { expect, it } from 'vitest';
import { around, crosses, type LabelWish, placeLabels } from './place-labels.ts';

const size = { width: 200, height: 100 };
const wish = (id: string, x: number, y: number, rest: Partial<LabelWish> = {}): LabelWish => ({
  id,
  x,
  y,
  width: 60,
  height: 14,
  gap: 8,
  weight: 1,
  sides: ['right', 'left', 'below', 'above'],
  ...rest,
});

it('lets the weightier name have the better side, and the other one move', () => {
  const placed = placeLabels([wish('a', 100, 50), wish('b', 110, 55, { weight: 2 })], [], size);
  expect(placed.get('b')?.side).toBe('right');
  expect(placed.get('a')?.side).toBe('left');
});

it('keeps clear of points and edges', () => {
  expect(placeLabels([wish('a', 50, 50)], [around(80, 50, 8)], size).get('a')?.side).toBe('below');
  expect(placeLabels([wish('a', 190, 50)], [], size).get('a')?.side).toBe('left');
});

it('leaves out a name without room, unless it must stand', () => {
  const everywhere = [{ left: 0, top: 0, right: 200, bottom: 100 }];
  expect(placeLabels([wish('a', 50, 50)], everywhere, size).has('a')).toBe(false);
  expect(placeLabels([wish('a', 50, 50, { must: true })], everywhere, size).get('a')?.side).toBe('right');
});

it('takes a side that no line crosses where there is one', () => {
  const isClear = (box: Parameters<typeof crosses>[0]) => !crosses(box, { x: 100, y: 50 }, { x: 200, y: 50 });
  expect(placeLabels([wish('a', 100, 50)], [], size, isClear).get('a')?.side).toBe('left');
});

it.each([
  [{ x: 0, y: 0 }, { x: 40, y: 40 }, true],
  [{ x: 0, y: 0 }, { x: 40, y: 0 }, false],
  [{ x: 15, y: 0 }, { x: 15, y: 9 }, false],
  [{ x: 15, y: 0 }, { x: 15, y: 50 }, true],
])('knows whether a line from %j to %j crosses a box', (a, b, does) =>
  expect(crosses({ left: 10, top: 10, right: 20, bottom: 20 }, a, b)).toBe(does),
);
