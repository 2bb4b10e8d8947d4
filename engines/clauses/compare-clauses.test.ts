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

it.each([
  ['Notice shall be given in writing.', 'Written notice shall be given.'],
  ['1.1 "Fee" means the sum.', '2.1 "Fee" means the sum.'],
  ['The rent is due in May. The deposit is returned.', 'The deposit is returned. The rent is due in May.'],
])('takes “%s” and “%s” for another order or number', (left, right) =>
  expect(compareClauses(left, right).matters).toBe(false),
);

it('sees that a comma changes whom a clause is about', () => {
  expect(compareClauses('Fitters, who came, are paid.', 'Fitters who came are paid.').matters).toBe(true);
});
