import { expect, it } from 'vitest';
import { stopOrder } from './stop-order.ts';

const grid = Array.from({ length: 64 }, (_, index) => ({ x: (index * 5) % 8, y: Math.floor(index / 8) }));

it('names every place once, and walks a grid without a jump', () => {
  const order = stopOrder(grid);
  expect([...order].sort((a, b) => a - b)).toEqual(grid.map((_, index) => index));
  const steps = order.slice(1).map((place, index) => {
    const [a, b] = [grid[place], grid[order[index] ?? 0]];
    return Math.abs((a?.x ?? 0) - (b?.x ?? 0)) + Math.abs((a?.y ?? 0) - (b?.y ?? 0));
  });
  expect(Math.max(...steps)).toBe(1);
});

it('keeps the order of places that are one, and of a single one', () => {
  expect(stopOrder([{ x: 3, y: 3 }])).toEqual([0]);
  expect(stopOrder(Array.from({ length: 4 }, () => ({ x: 1, y: 2 })))).toEqual([0, 1, 2, 3]);
});
