import { describe, expect, it } from 'vitest';
import {
  dayAndLongMonth,
  dayAndMonth,
  longDay,
  monthAndYear,
  shortDay,
  shortMonth,
  shortWeekday,
  weekday,
} from './day-words.ts';

const said = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

/** The same by the platform's own formats, which know it better. */
const oracle = {
  longDay: said({ day: 'numeric', month: 'long', year: 'numeric' }),
  shortDay: said({ day: 'numeric', month: 'short', year: 'numeric' }),
  dayAndLongMonth: said({ day: 'numeric', month: 'long' }),
  dayAndMonth: said({ day: 'numeric', month: 'short' }),
  shortMonth: said({ month: 'short' }),
  monthAndYear: said({ month: 'long', year: 'numeric' }),
  weekday: said({ weekday: 'long' }),
  shortWeekday: said({ weekday: 'short' }),
};
const own = {
  longDay,
  dayAndLongMonth,
  shortDay,
  dayAndMonth,
  shortMonth,
  monthAndYear,
  weekday,
  shortWeekday,
};

describe('days in words', () => {
  it.each(Object.keys(own) as (keyof typeof own)[])('%s says every day as the platform does', (name) => {
    for (let at = Date.UTC(1999, 0, 1); at < Date.UTC(2033, 0, 1); at += 86_400_000) {
      expect(own[name](new Date(at).toISOString().slice(0, 10))).toBe(oracle[name].format(at));
    }
  });

  it('reads the date of a moment by the clock it is written in', () => {
    expect(longDay('2026-11-16T23:30:00.000Z')).toBe('16 November 2026');
    expect(shortWeekday('2026-11-16T23:30')).toBe('Mon');
  });
});
