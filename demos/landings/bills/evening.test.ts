import { describe, expect, it } from 'vitest';
import {
  amountTrouble,
  centsOf,
  type Evening,
  eveningFrom,
  expensesOf,
  leaveTrouble,
  nameTrouble,
} from './evening.ts';

const people = [
  { key: 1, name: 'Ada' },
  { key: 7, name: 'Bo' },
  { key: 3, name: 'Cleo' },
];
const line = { key: 1, what: 'Tea', amount: '9,90', by: 7, for: [1, 3] };
const evening: Evening = { people, lines: [line] };

describe('centsOf', () => {
  it.each([
    ['24', 2400],
    ['24.5', 2450],
    ['24,50', 2450],
    ['£24.50', 2450],
    ['24.50 €', 2450],
    ['0.05', 5],
  ])('reads %s', (typed, cents) => expect(centsOf(typed)).toBe(cents));
  it.each(['', 'a lot', '-4', '12.345', '1e3', '4 + 4'])('does not guess what %s means', (typed) =>
    expect(centsOf(typed)).toBeNull(),
  );
});

it('says what is wrong beside the amount', () => {
  expect(amountTrouble({ ...line, amount: 'ten' })).toMatch(/Use digits/);
  expect(amountTrouble({ ...line, amount: '0' })).toMatch(/above 0/);
  expect(amountTrouble(line)).toBeNull();
});

it('takes no name twice, and no thirteenth', () => {
  expect(nameTrouble(' ada ', people)).toMatch(/already here/);
  expect(nameTrouble('Dev', people)).toBeNull();
  expect(
    nameTrouble(
      'Dev',
      Array.from({ length: 12 }, (_, key) => ({ key, name: `${key}` })),
    ),
  ).toMatch(/12/);
});

it('lets nobody leave who paid', () => {
  expect(leaveTrouble({ key: 7, name: 'Bo' }, evening)).toMatch(/Bo paid for “Tea”/);
  expect(leaveTrouble({ key: 1, name: 'Ada' }, evening)).toBeNull();
});

it('names people by their place, and leaves out what cannot be settled', () => {
  const lines = [line, { ...line, amount: '?' }, { ...line, for: [] }];
  expect(expensesOf({ people, lines })).toEqual([{ cents: 990, by: 1, for: [0, 2] }]);
});

it('reads back what it kept, and nothing else', () => {
  expect(eveningFrom(JSON.parse(JSON.stringify(evening)))).toEqual(evening);
  expect(eveningFrom(null)).toBeNull();
  expect(eveningFrom({ people, lines: [{ ...line, by: 99 }] })).toBeNull();
  expect(eveningFrom({ people: people.slice(0, 1), lines: [] })).toBeNull();
});
