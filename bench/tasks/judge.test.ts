import { expect, it } from 'vitest';
import { sameAmount, sameCell, sameChange, sameName, samePart, sameTable } from './judge.ts';

it('takes two spellings of one thing for the same, and nothing else', () => {
  expect(sameCell('9.30 – 17.00', '09:30 to 17:00')).toBe(true);
  expect(sameCell('£5', '£5.00')).toBe(true);
  expect(sameCell('£5', '£6')).toBe(false);
  expect(sameCell('70mm', '70 mm')).toBe(true);
  expect(sameCell('1,204', '1204')).toBe(true);
  expect(sameCell('Basic plan', 'basic', 'Plan')).toBe(true);
  expect(sameCell('Basic plan', 'basic', 'Price')).toBe(false);
  expect(samePart('Mill Rd', 'mill road')).toBe(true);
  expect(samePart('Mill Road', 'Hill Road')).toBe(false);
  expect(sameName('Ms Ana Petric', 'Ana Petrić')).toBe(true);
  expect(sameAmount(null, 0)).toBe(true);
  expect(sameAmount(10, 10.01)).toBe(false);
});

it('wants every row of a table, and the words of a change', () => {
  expect(sameTable([['a', 'b']], [['a', 'b']])).toBe(true);
  expect(
    sameTable(
      [
        ['Mon', '9'],
        ['Tue', '9'],
      ],
      [['Mon to Tue', '9']],
    ),
  ).toBe(false);
  expect(
    sameTable(
      [['Monday to Tuesday', '9']],
      [
        ['Monday', '9'],
        ['Tuesday', '9'],
      ],
    ),
  ).toBe(true);
  expect(
    sameTable(
      [['a', 'b']],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ),
  ).toBe(false);
  expect(sameChange({ was: '3 months', is: 'one month' }, { was: 'months', is: 'month' })).toBe(true);
  expect(sameChange({ was: 'end', is: 'stop' }, { was: 'three', is: 'one' })).toBe(false);
});
