import { describe, expect, it } from 'vitest';
import { estateFrom, numberOf, planOf, planText, troubleOf } from './estimate.ts';
import { sample } from './words.ts';

it.each([
  ['120000', 120_000],
  ['120,000', 120_000],
  ['120 000', 120_000],
  ['120k', 120_000],
  ['1.2m', 1_200_000],
  ['15 %', 15],
])('reads %s', (typed, value) => expect(numberOf(typed)).toBe(value));
it.each(['', 'lots', '-3', '1,20'])('takes %s for no number', (typed) => expect(numberOf(typed)).toBeNull());

it('says what is wrong beside the field', () => {
  expect(troubleOf('coverage', 'some')).toBe('Write a number, like 15.');
  expect(troubleOf('coverage', '101')).toBe('Write a number from 0 to 100.');
  expect(troubleOf('lines', '120k')).toBeNull();
});

describe('a plan', () => {
  const plan = planOf(sample);
  it('adds its phases up', () => {
    expect(plan?.phases.map(({ days }) => days)).toEqual([12, 16, 39, 14, 5]);
    expect(plan?.days).toBe(86);
  });
  it('gets longer with more code and shorter with more tests', () => {
    const days = (change: Partial<typeof sample>) => planOf({ ...sample, ...change })?.days ?? 0;
    expect(days({ lines: '400k' })).toBeGreaterThan(86);
    expect(days({ coverage: '90' })).toBeLessThan(86);
    expect(days({ language: 'cobol' })).toBeGreaterThan(86);
  });
  it('never deletes more than three fifths', () =>
    expect(planOf({ ...sample, years: '60' })?.deleted).toBe(72_000));
  it('waits for every number', () => expect(planOf({ ...sample, rate: '' })).toBeNull());
  it('can be taken away as text', () => expect(plan && planText(plan)).toContain('Total: 86 working days'));
});

it('reads back what it kept, and nothing else', () => {
  expect(estateFrom(JSON.parse(JSON.stringify(sample)))).toEqual(sample);
  expect(estateFrom({ ...sample, language: 'latin' })).toBeNull();
  expect(estateFrom('nothing')).toBeNull();
});
