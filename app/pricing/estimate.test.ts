import { expect, it } from 'vitest';
import { estimate, estimateWords, rangeText, scopeIn } from './estimate.ts';

const version = { name: 'First version', from: 4, to: 8, people: 2 };
const payments = { name: 'Payments', from: 1, to: 2, people: 1 };
const prices = { dayRate: 1000, weekRate: 5000, kinds: [version], extras: [payments] };
const scope = { kind: version, extras: [], sooner: false };

it('turns a scope into weeks, people and a range', () => {
  expect(estimate(scope, prices)).toEqual({ people: 2, weeks: [4, 8], cost: [40_000, 80_000] });
});

it('adds what is wanted beside it, and takes less time and more money when it is needed sooner', () => {
  expect(estimate({ ...scope, extras: [payments] }, prices)).toEqual({
    people: 2,
    weeks: [5, 9],
    cost: [45_000, 90_000],
  });
  const sooner = estimate({ ...scope, sooner: true }, prices);
  expect(sooner).toEqual({ people: 3, weeks: [3, 6], cost: [44_000, 88_000] });
});

it('never asks for less than a week or nothing at all', () => {
  const small = { name: 'Look', from: 0.1, to: 0.2, people: 1 };
  expect(estimate({ ...scope, kind: small }, { weekRate: 100 })).toEqual({
    people: 1,
    weeks: [1, 1],
    cost: [500, 500],
  });
});

it('reads a scope from an address, and leaves out what there is not', () => {
  const read = (query: string) => scopeIn(new URLSearchParams(query), prices);
  expect(read('work=first-version&with=payments&with=rockets&sooner=yes')).toEqual({
    kind: version,
    extras: [payments],
    sooner: true,
  });
  expect(read('work=rockets')).toBe(null);
  expect(read('')).toBe(null);
});

it('says it in words', () => {
  expect(rangeText([1, 1], 'week', 'weeks')).toBe('1 week');
  expect(rangeText([1, 2], 'week', 'weeks')).toBe('1 to 2 weeks');
  const wish = { ...scope, extras: [payments] };
  expect(estimateWords(wish, estimate(wish, prices), (amount) => `€${amount}`)).toBe(
    'What we have in mind: First version\nWith: Payments\nYour estimate: 5 to 9 weeks, 2 people, €45000 to €90000 before VAT.',
  );
});
