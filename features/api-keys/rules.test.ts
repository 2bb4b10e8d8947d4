import { expect, it } from 'vitest';
import { bearerOf, endOf, lastDayProblem, standingOf } from './rules.ts';

const now = new Date('2026-11-16T12:00:00Z');

it('lets a key work through its last day', () => {
  const endsAt = endOf('2026-11-16');
  expect(standingOf({ endsAt, revokedAt: null }, now)).toBe('works');
  expect(standingOf({ endsAt, revokedAt: null }, new Date('2026-11-17T00:00:00Z'))).toBe('ended');
  expect(standingOf({ endsAt, revokedAt: now }, now)).toBe('revoked');
});

it.each([
  ['2026-11-15', 'Choose a day that hasn’t passed yet.'],
  ['2026-11-16', null],
  ['2028-11-15', null],
  ['2028-12-01', 'A key can be valid for at most two years.'],
])('finds in the last day %s: %s', (day, problem) => expect(lastDayProblem(day, now)).toBe(problem));

it.each([
  ['Bearer akra_abcdefgh', 'akra_abcdefgh'],
  ['bearer akra_abcdefgh', 'akra_abcdefgh'],
  ['Basic akra_abcdefgh', null],
  ['Bearer ', null],
  ['Bearer two words', null],
  [null, null],
])('reads the key in %j', (header, key) => expect(bearerOf(header)).toBe(key));
