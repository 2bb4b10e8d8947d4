import { expect, it } from 'vitest';
import { compareClauses } from './compare-clauses.ts';

it('tells a number from wording', () => {
  const { changes, matters } = compareClauses(
    'The tenant may end it with three months’ notice.',
    'The tenant may terminate it with one months’ notice.',
  );
  expect(matters).toBe(true);
  expect(changes).toEqual([
    { was: 'end', is: 'terminate', because: null },
    { was: 'three', is: 'one', because: 'a number changed' },
  ]);
});

it.each([
  ['within thirty (30) days', 'within 30 days'],
  ['The Customer shall pay.', 'The Customer will pay.'],
  ['in writing', 'in  writing'],
])('takes “%s” and “%s” for the same', (left, right) =>
  expect(compareClauses(left, right).matters).toBe(false),
);

it.each([
  ['The deposit is returned.', 'The deposit is not returned.'],
  ['It is paid by the tenant.', 'It is paid by the landlord.'],
  ['It ends after a month.', 'It ends after a year.'],
])('sees that “%s” and “%s” differ', (left, right) => expect(compareClauses(left, right).matters).toBe(true));
