import { expect, it } from 'vitest';
import { styleOf, styleOfLanguage, timeAt } from './clock-style.ts';

it.each([
  ['en-US,en;q=0.9', '12'],
  ['en-GB,en;q=0.9', '24'],
  ['de', '24'],
  ['hi-IN', '12'],
  ['*', '24'],
  ['not a language', '24'],
  [null, '24'],
])('reads %j as %s hours', (language, style) => expect(styleOfLanguage(language)).toBe(style));

it('lets an address decide before the language', () => {
  expect(styleOf('24', 'en-US')).toBe('24');
  expect(styleOf('13', 'en-US')).toBe('12');
});

it.each([
  ['00:05', '12:05 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12:00 pm'],
  ['14:30', '2:30 pm'],
])('shows %s as %s', (clock, shown) => {
  expect(timeAt(`2026-12-08T${clock}:00Z`, 'UTC', '12')).toBe(shown);
  expect(timeAt(`2026-12-08T${clock}:00Z`, 'UTC', '24')).toBe(clock);
});
