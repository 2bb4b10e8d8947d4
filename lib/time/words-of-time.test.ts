import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockAt, dayAt, dayOfDate, placeOf, shortDayAt } from './words-of-time.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'America/St_Johns',
];

/** The same by a format made for the purpose. */
const said = (iso: string, zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(Date.parse(iso)).replace(',', '');

afterEach(() => vi.unstubAllGlobals());

describe('words of time', () => {
  it.each([
    ['the browser\u2019s date formats', undefined],
    ['its Temporal', Temporal],
  ])('are those of the platform, at any moment and place, by %s', (_by, known) => {
    vi.stubGlobal('Temporal', known);
    const moment = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (at, zone) => {
        const iso = at.toISOString();
        expect(clockAt(iso, zone)).toBe(
          said(iso, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
        );
        expect(dayAt(iso, zone)).toBe(said(iso, zone, { weekday: 'long', day: 'numeric', month: 'long' }));
        expect(shortDayAt(iso, zone)).toBe(
          said(iso, zone, { weekday: 'short', day: 'numeric', month: 'short' }),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('tell a date as it is written, and a zone as people call it', () => {
    expect(dayOfDate('2026-12-08')).toBe('Tuesday 8 December');
    expect(placeOf('America/New_York')).toBe('New York');
  });
});
