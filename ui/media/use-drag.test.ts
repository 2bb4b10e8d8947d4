import { expect, it } from 'vitest';
import { restOf } from './use-drag.ts';

it('comes to rest at the nearest thing, and at the next one after a short, clear pull', () => {
  expect(restOf([-500, -100, 300], 0, 400)).toBe(1);
  expect(restOf([-80, 320, 720], 0, 80)).toBe(1);
  expect(restOf([-30, 370, 770], 0, 30)).toBe(0);
  expect(restOf([-320, 80, 480], 1, -80)).toBe(0);
});

it('stays within the row', () => {
  expect(restOf([80, 480], 0, -80)).toBe(0);
  expect(restOf([-480, -80], 1, 80)).toBe(1);
  expect(restOf([], 0, 0)).toBe(0);
});
