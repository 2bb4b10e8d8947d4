import { expect, it } from 'vitest';
import { shortWhen, titleOf } from './words.ts';

it('takes the first line as a title and cuts a long one at a word', () => {
  expect(titleOf('  Our rounds.\nThey are planned by hand.')).toBe('Our rounds.');
  expect(titleOf('one two three four', 9)).toBe('one two …');
  expect(titleOf('one, two', 5)).toBe('one …');
  expect(titleOf('x'.repeat(20), 10)).toBe(`${'x'.repeat(10)} …`);
  expect(titleOf('')).toBe('');
});

it('says the time today, the day this year, and the year before that', () => {
  const today = new Date('2026-11-16T09:00:00Z');
  expect(shortWhen(new Date('2026-11-16T08:05:00Z'), today, 'Europe/Berlin')).toBe('09:05');
  expect(shortWhen(new Date('2026-11-15T22:59:00Z'), today, 'Europe/Berlin')).toBe('15 Nov');
  expect(shortWhen(new Date('2026-11-15T23:01:00Z'), today, 'Europe/Berlin')).toBe('00:01');
  expect(shortWhen(new Date('2025-12-31T12:00:00Z'), today, 'Europe/Berlin')).toBe('31 Dec 2025');
});
