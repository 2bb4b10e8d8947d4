import { describe, expect, it } from 'vitest';
import { clocksOf, lengthOf } from './clocks.ts';

const event = { start: '2026-12-03T15:00:00.000Z', end: '2026-12-03T17:00:00.000Z', zone: 'Europe/Berlin' };
const said = (zone: string | null, own = true) =>
  clocksOf(event, zone ? { zone, own } : null).map(({ place, span }) => `${place}: ${span}`);

describe('clocksOf', () => {
  it.each([
    [null, ['Berlin: 16:00–18:00', 'UTC: 15:00–17:00']],
    ['America/New_York', ['New York, your time: 10:00–12:00', 'Berlin: 16:00–18:00']],
    ['Europe/Berlin', ['Berlin, your time: 16:00–18:00']],
    ['Europe/Paris', ['Berlin and Paris: 16:00–18:00']],
    ['Asia/Tokyo', ['Tokyo, your time: Fri 4 Dec, 00:00–02:00', 'Berlin: Thu 3 Dec, 16:00–18:00']],
  ])('%s', (zone, clocks) => expect(said(zone)).toEqual(clocks));

  it('does not call a clock yours that was asked for', () => {
    expect(said('America/New_York', false)).toEqual(['New York: 10:00–12:00', 'Berlin: 16:00–18:00']);
  });
});

describe('lengthOf', () => {
  it.each([
    ['2026-12-03T15:45:00Z', '45 minutes'],
    ['2026-12-03T16:00:00Z', '1 hour'],
    ['2026-12-03T17:00:00Z', '2 hours'],
    ['2026-12-03T17:30:00Z', '2 h 30 min'],
  ])('%s', (end, words) => expect(lengthOf('2026-12-03T15:00:00Z', end)).toBe(words));
});
