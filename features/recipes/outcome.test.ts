import { expect, it } from 'vitest';
import type { Collected } from './collect/collected.ts';
import { outcomeOf } from './outcome.ts';

const page = { address: 'https://shop.example/', rows: 2 };
const collected = (more: Partial<Collected>): Collected => ({
  columns: ['Title'],
  rows: [['A'], ['B']],
  values: [['A'], ['B']],
  misfits: [],
  health: [1],
  pages: [page],
  ended: 'last page',
  ...more,
});

const cases: [Partial<Collected>, string | RegExp, boolean][] = [
  [{}, '2 rows from 1 page.', true],
  [{ ended: 'page limit', pages: [page, page] }, '2 rows from 2 pages.', true],
  [{ ended: 'row limit' }, /^2 rows from 1 page\. There is more/, true],
  [{ ended: 'robots', problem: 'Closed.' }, /robots\.txt doesn’t allow us to read further/, true],
  [{ ended: 'robots', rows: [], problem: 'Closed.' }, 'Closed.', false],
  [{ ended: 'problem', problem: 'It is away.' }, 'It is away.', false],
  [{ ended: 'time limit' }, /took too long, so we read only 1 page/, false],
  [{ rows: [] }, /found nothing that matches/, false],
];

it.each(cases)('takes %j for %s', (more, said, good) => {
  const outcome = outcomeOf(collected(more));
  expect(outcome.said).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
  expect(outcome.table !== null).toBe(good);
});
