import { expect, test } from 'vitest';
import { dayText, momentText, usedText } from './session-times.ts';

const now = '2026-11-15T12:00:00.000Z';

test.each([
  ['2026-11-15T11:59:00.000Z', 'used within the hour'],
  ['2026-11-15T12:00:05.000Z', 'used within the hour'],
  ['2026-11-15T10:59:00.000Z', 'used an hour ago'],
  ['2026-11-15T04:00:00.000Z', 'used 8 hours ago'],
  ['2026-11-14T11:00:00.000Z', 'used a day ago'],
  ['2026-10-20T12:00:00.000Z', 'used 26 days ago'],
])('%s was %s', (moment, said) => {
  expect(usedText(moment, now)).toBe(said);
});

test('a moment is told by the clock of a zone, which may have another day', () => {
  expect(momentText('2026-11-15T23:30:00.000Z', 'Asia/Tokyo')).toBe('16 Nov 2026, 08:30');
  expect(dayText('2026-11-15T02:00:00.000Z', 'America/New_York')).toBe('14 Nov 2026');
});
