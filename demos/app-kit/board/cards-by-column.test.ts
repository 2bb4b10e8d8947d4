import { expect, it } from 'vitest';
import { cardsByColumn } from './cards-by-column.ts';

const card = (id: string, stage: string) => ({ id, stage });
const cards = [card('a', 'new'), card('b', 'new'), card('c', 'offer'), card('d', 'new')];

it('puts what was moved last on top of its column, and keeps the order of all others', () => {
  const ids = (moved: string[], stage: string) =>
    cardsByColumn(cards, (one) => one.stage, moved)
      .get(stage)
      ?.map(({ id }) => id);
  expect(ids([], 'new')).toEqual(['a', 'b', 'd']);
  expect(ids(['d', 'b'], 'new')).toEqual(['d', 'b', 'a']);
  expect(ids(['d', 'b'], 'offer')).toEqual(['c']);
});
