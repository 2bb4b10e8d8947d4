import { describe, expect, it } from 'vitest';
import { isToPause, nextRunAt } from './rules.ts';

const berlin = (startsAt: string) => ({ startsAt: new Date(startsAt), zone: 'Europe/Berlin' });
const next = (pace: Parameters<typeof nextRunAt>[0], startsAt: string, after: string): string =>
  nextRunAt(pace, berlin(startsAt), new Date(after)).toISOString();

describe('the next run', () => {
  it('is at the same time of the owner’s day in summer and in winter', () => {
    const start = '2026-10-20T06:30:00Z'; // 08:30 in Berlin
    expect(next('day', start, '2026-10-23T12:00:00Z')).toBe('2026-10-24T06:30:00.000Z');
    // The clock goes back on 25 October: 08:30 is an hour later in UTC.
    expect(next('day', start, '2026-10-24T06:30:00Z')).toBe('2026-10-25T07:30:00.000Z');
    expect(next('week', start, '2026-10-20T06:30:00Z')).toBe('2026-10-27T07:30:00.000Z');
  });

  it('comes an hour later on the day on which the clock skips it, and as usual afterwards', () => {
    const start = '2026-03-20T01:30:00Z'; // 02:30 in Berlin, which 29 March has not
    expect(next('day', start, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
    expect(next('day', start, '2026-03-29T02:00:00Z')).toBe('2026-03-30T00:30:00.000Z');
  });

  it('comes once on the day on which the clock shows it twice', () => {
    const start = '2026-10-20T00:30:00Z'; // 02:30 in Berlin
    expect(next('day', start, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
    expect(next('day', start, '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z');
  });

  it('is on the last day of a month that is too short, and on the 31st again in the next', () => {
    const start = '2026-01-31T09:00:00Z';
    expect(next('month', start, '2026-02-01T00:00:00Z')).toBe('2026-02-28T09:00:00.000Z');
    expect(next('month', start, '2026-02-28T09:00:00Z')).toBe('2026-03-31T08:00:00.000Z');
  });

  it('passes over what was missed, and never lies in the past', () => {
    const start = '2026-01-05T09:00:00Z';
    expect(next('week', start, '2026-02-16T08:59:59Z')).toBe('2026-02-16T09:00:00.000Z');
    expect(next('week', start, '2026-02-16T09:00:00Z')).toBe('2026-02-23T09:00:00.000Z');
    expect(next('day', start, '2026-01-01T00:00:00Z')).toBe('2026-01-05T09:00:00.000Z');
  });
});

it('pauses after the third failure', () => {
  expect([1, 2, 3].map(isToPause)).toEqual([false, false, true]);
});
