import { expect, it } from 'vitest';
import { printHours, readHours } from './hours-text.ts';

it.each([
  ['9–12, 13:00–17:30', '09:00–12:00, 13:00–17:30'],
  ['09:00-17:00', '09:00–17:00'],
  ['14 to 24', '14:00–24:00'],
  ['13-17; 9-12', '09:00–12:00, 13:00–17:00'],
  ['', ''],
])('reads %j', (text, hours) => expect(printHours(readHours(text) ?? [])).toBe(hours));

it.each(['nine', '9', '12-9', '9-9', '9-25', '9:60-10', '9-12, 11-13', '9-12 13-17'])('refuses %j', (text) =>
  expect(readHours(text)).toBeNull(),
);
