import { expect, it } from 'vitest';
import { clockOf, momentAt, weeksOn } from './times.ts';

it('goes from the clock of a zone to the moment and back, in summer and in winter', () => {
  expect(momentAt('2026-07-01', '18:00', 'Europe/Berlin').toISOString()).toBe('2026-07-01T16:00:00.000Z');
  expect(momentAt('2026-12-01', '18:00', 'Europe/Berlin').toISOString()).toBe('2026-12-01T17:00:00.000Z');
  expect(clockOf(new Date('2026-12-01T23:30:00Z'), 'Europe/Berlin')).toEqual({
    date: '2026-12-02',
    time: '00:30',
  });
});

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
