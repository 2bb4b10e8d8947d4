import { expect, it } from 'vitest';
import { isDigestDue, localTime } from './rules.ts';

it('knows the date and the hour where a person is', () => {
  const moment = new Date('2026-11-16T23:30:00Z');
  expect(localTime(moment, 'Europe/Berlin')).toEqual({ day: '2026-11-17', hour: 0 });
  expect(localTime(moment, 'America/New_York')).toEqual({ day: '2026-11-16', hour: 18 });
});

it.each([
  ['2026-11-16T06:59:00Z', 'Europe/Berlin', null, false],
  ['2026-11-16T07:00:00Z', 'Europe/Berlin', null, true],
  ['2026-11-16T07:00:00Z', 'Europe/Berlin', '2026-11-15', true],
  ['2026-11-16T07:15:00Z', 'Europe/Berlin', '2026-11-16', false],
  ['2026-11-16T07:00:00Z', 'America/New_York', null, false],
  ['2026-11-16T13:00:00Z', 'America/New_York', '2026-11-15', true],
  // One whose server slept through the morning comes late.
  ['2026-11-16T21:00:00Z', 'Europe/Berlin', '2026-11-15', true],
  // Who flew westwards has had this date already.
  ['2026-11-16T13:00:00Z', 'America/New_York', '2026-11-17', false],
])('at %s in %s, the last on %s', (moment, zone, lastDay, due) =>
  expect(isDigestDue(new Date(moment), zone, lastDay)).toBe(due),
);
