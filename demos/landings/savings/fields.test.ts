import { describe, expect, it } from 'vitest';
import { type Field, type FieldName, fields, fieldTrouble, numberIn, planFrom } from './fields.ts';

function field(name: FieldName): Field {
  const found = fields.find((one) => one.name === name);
  if (!found) throw new Error(`No field ${name}`);
  return found;
}

describe('numberIn', () => {
  it.each([
    ['250', 250],
    ['1,200', 1200],
    ['1 200', 1200],
    ['12.500', 12_500],
  ])('reads a sum of %s', (typed, value) => expect(numberIn(field('monthly'), typed)).toBe(value));
  it.each([
    ['3', 3],
    ['2.5', 2.5],
    ['2,75', 2.75],
  ])('reads a rate of %s', (typed, value) => expect(numberIn(field('rate'), typed)).toBe(value));
  it.each(['', 'lots', '-20', '1,2', '2.5'])('does not guess what a sum of “%s” means', (typed) =>
    expect(numberIn(field('first'), typed)).toBeNull(),
  );
});

it('says what is wrong, and what it counts with until then', () => {
  expect(fieldTrouble(field('monthly'), 'lots', 100)).toBe(
    'Use whole digits, like 10. Until then we count with 100.',
  );
  expect(fieldTrouble(field('years'), '60', 10)).toBe(
    'Choose between 1 and 40. Until then we count with 10.',
  );
  expect(fieldTrouble(field('rate'), 'three', 3)).toMatch(/like 2\.5/);
  expect(fieldTrouble(field('rate'), '2.5', 3)).toBeNull();
});

it('reads back a plan, and nothing that is out of its bounds', () => {
  const plan = { first: 500, monthly: 40, years: 12, rate: 2.5 };
  expect(planFrom(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  for (const wrong of [
    null,
    'plan',
    {},
    { ...plan, years: 41 },
    { ...plan, years: 1.5 },
    { ...plan, rate: '3' },
  ])
    expect(planFrom(wrong)).toBeNull();
});
