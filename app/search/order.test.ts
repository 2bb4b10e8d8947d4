import { expect, it } from 'vitest';
import { inOneOrder } from './order.ts';

it('puts what fits by letters and by meaning before what fits by one of them', () => {
  expect(inOneOrder({ letters: [2, 0], exact: true, nearness: [0.5, 0.1, 0.2, 0.6] })).toEqual([0, 2, 3]);
});

it('trusts the meaning more where only half of the words were found', () => {
  expect(inOneOrder({ letters: [0], exact: false, nearness: [0, 0.7] })).toEqual([1, 0]);
  expect(inOneOrder({ letters: [0], exact: true, nearness: [0, 0.7] })).toEqual([0, 1]);
});

it('leaves out what is near nothing', () => {
  expect(inOneOrder({ letters: [], exact: false, nearness: [0.1, 0.29] })).toEqual([]);
});
