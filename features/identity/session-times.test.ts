import { expect, test } from 'vitest';
import { usedText } from './session-times.ts';

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
