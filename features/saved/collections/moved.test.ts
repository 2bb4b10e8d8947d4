import { expect, it } from 'vitest';
import { moved } from './moved.ts';

const list = ['a', 'b', 'c', 'd'];

it('moves one, and keeps the order of the others', () => {
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(list, 1, 1)).toEqual(list);
});

it('stops at the ends, and moves nothing that is not there', () => {
  expect(moved(list, 0, -1)).toEqual(list);
  expect(moved(list, 3, 9)).toEqual(list);
  expect(moved(list, 7, 0)).toEqual(list);
});
