import { expect, it } from 'vitest';
import { type Plan, yearsOf } from './grow.ts';
import { euros, turningPoint, written } from './written.ts';

const said = (plan: Plan) => turningPoint(plan, yearsOf(plan));

it('writes sums for readers and for spreadsheets', () => {
  expect(euros(1_397_414)).toBe('13,974');
  expect(written(1_397_414)).toBe('13974.14');
});

it.each([
  [{ first: 0, monthly: 0, years: 5, rate: 3 }, /Nothing saved/],
  [{ first: 0, monthly: 50, years: 5, rate: 0 }, /your own money/],
  [{ first: 900, monthly: 0, years: 5, rate: 3 }, /pay in once/],
  [{ first: 0, monthly: 50, years: 5, rate: 3 }, /pay in more/],
  [{ first: 0, monthly: 50, years: 40, rate: 3 }, /From year 24/],
])('says when interest passes the payments of %o', (plan, words) => expect(said(plan)).toMatch(words));
