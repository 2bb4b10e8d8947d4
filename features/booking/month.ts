import { Temporal } from 'temporal-polyfill';
import { monthAndYear } from '#lib/time/day-words.ts';

/** One day of the month that is shown. */
export interface MonthDay {
  date: string;
  day: number;
  /** How many starts are free. */
  free: number;
  /** Of the most that any day of the month has, from 0 to 1: the length of the bar. */
  share: number;
  /** Whether there would be something, had others not taken it. */
  full: boolean;
}

/** A month with its free times, as a calendar draws it. */
export interface Month {
  /** As `YYYY-MM`. */
  id: string;
  name: string;
  /** Cells before the first day, Monday first. */
  lead: number;
  days: MonthDay[];
  before: string;
  after: string;
}

/** The month of a date. */
export const monthIdOf = (date: string): string => date.slice(0, 7);

/** The first and the last date of a month. */
export function datesOf(monthId: string): { from: string; to: string } {
  const first = Temporal.PlainYearMonth.from(monthId).toPlainDate({ day: 1 });
  return { from: first.toString(), to: first.with({ day: first.daysInMonth }).toString() };
}

/** Whether a text names a month within a hundred years; an address can hold anything. */
export const isMonthId = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

type StartsByDate = Readonly<Record<string, readonly unknown[]>>;

/** Draws up a month from its free starts by date, and those it would have if nobody had booked. */
export function monthOf(monthId: string, starts: StartsByDate, possible: StartsByDate = {}): Month {
  const month = Temporal.PlainYearMonth.from(monthId);
  const first = month.toPlainDate({ day: 1 });
  const dates = Array.from({ length: month.daysInMonth }, (_, index) => first.add({ days: index }));
  const freeOn = (date: Temporal.PlainDate) => starts[date.toString()]?.length ?? 0;
  const most = Math.max(1, ...dates.map(freeOn));
  return {
    id: monthId,
    name: monthAndYear(first.toString()),
    lead: first.dayOfWeek - 1,
    days: dates.map((date) => ({
      date: date.toString(),
      day: date.day,
      free: freeOn(date),
      share: freeOn(date) / most,
      full: freeOn(date) === 0 && (possible[date.toString()]?.length ?? 0) > 0,
    })),
    before: month.subtract({ months: 1 }).toString(),
    after: month.add({ months: 1 }).toString(),
  };
}
