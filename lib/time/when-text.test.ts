import { expect, it } from 'vitest';
import { whenText } from './when-text.ts';

it('says the time by the clock of the zone, with its offset of that day', () => {
  const say = (start: string, zone: string) =>
    whenText(new Date(start), new Date(Date.parse(start) + 30 * 60_000), zone);
  expect(say('2026-11-16T13:00Z', 'Europe/Berlin')).toBe(
    'Monday 16 November 2026, 14:00–14:30 (Europe/Berlin, GMT+1)',
  );
  expect(say('2026-07-16T13:00Z', 'America/New_York')).toBe(
    'Thursday 16 July 2026, 09:00–09:30 (America/New York, GMT-4)',
  );
  expect(say('2026-10-25T00:45Z', 'Europe/Berlin')).toBe(
    'Sunday 25 October 2026, 02:45–02:15 (Europe/Berlin, GMT+2)',
  );
});
