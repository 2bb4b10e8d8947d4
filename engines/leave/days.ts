import { daysLater } from '#lib/time/days.ts';

const perDay = 86_400_000;

/** A date as a number that can be counted with: days since 1 January 1970. */
export const dayNumber = (date: string): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / perDay;

/** The date of such a number: '2026-11-18'. */
const dateOf = (number: number): string => new Date(number * perDay).toISOString().slice(0, 10);

/** The day of the week, Monday being 0. */
export const weekdayOf = (date: string): number => (((dayNumber(date) + 3) % 7) + 7) % 7;

/** The Monday of the week that a date is in. */
export const mondayOf = (date: string): string => daysLater(date, -weekdayOf(date));

/** How many days a month has: `daysInMonth(2026, 2)` are 28. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Every date from one to another, both included. */
export function datesBetween(from: string, to: string): string[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => dateOf(first + at));
}

/** The later of two dates, and the earlier one. */
export const later = (one: string, other: string): string => (one > other ? one : other);
export const earlier = (one: string, other: string): string => (one < other ? one : other);
