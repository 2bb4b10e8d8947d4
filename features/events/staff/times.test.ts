import { expect, it } from 'vitest';
import { weeksOn } from './times.ts';

it('keeps weekday and wall clock over a clock change', () => {
  const { weeks, on } = weeksOn(
    new Date('2026-10-20T16:00:00Z'),
    'Europe/Berlin',
    new Date('2026-10-28T12:00:00Z'),
  );
  expect(weeks).toBe(2);
  expect(on(new Date('2026-10-20T16:00:00Z')).toISOString()).toBe('2026-11-03T17:00:00.000Z');
});

it('is a week on for something to come', () => {
  expect(weeksOn(new Date('2026-12-01T10:00:00Z'), 'UTC', new Date('2026-11-01T00:00:00Z')).weeks).toBe(1);
});
