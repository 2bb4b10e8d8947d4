import { expect, it } from 'vitest';
import { isFlag, isJust, isNumber, isText, listOf, orAbsent, orNull, recordOf, shaped } from './shape.ts';

interface Person {
  name: string;
  age: number | null;
  nick?: string;
  pets: { tame: boolean }[];
}

const isPerson = shaped<Person>({
  name: isText,
  age: orNull(isNumber),
  nick: orAbsent(isText),
  pets: listOf(shaped<{ tame: boolean }>({ tame: isFlag })),
});

it.each([
  { name: 'Ann', age: 3, pets: [{ tame: true }] },
  { name: 'Ann', age: null, nick: 'A', pets: [], more: 'does no harm' },
])('takes %j for a person', (value) => {
  expect(isPerson(value)).toBe(true);
});

it.each([
  null,
  'Ann',
  [],
  { name: 'Ann', age: 3 },
  { name: 'Ann', age: '3', pets: [] },
  { name: 'Ann', age: null, nick: null, pets: [] },
  { name: 'Ann', age: null, pets: [{ tame: true }, {}] },
])('takes %j for none', (value) => {
  expect(isPerson(value)).toBe(false);
});

it('looks at every value of a record', () => {
  expect(recordOf(isText)({ a: 'b' })).toBe(true);
  expect(recordOf(isText)({ a: 'b', c: 1 })).toBe(false);
  expect(recordOf(isText)(['b'])).toBe(false);
});

it('takes one word and no other', () => {
  expect([isJust('on')('on'), isJust('on')('off'), isJust(null)(null), isJust(null)(undefined)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
