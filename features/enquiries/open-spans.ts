import { workingTime } from '#engines/slots/working-time.ts';
import { clockTime, openingHours } from '#lib/opening-hours.ts';
import type { OpenSpan } from './opening.ts';

/** When the agency says that somebody is there. */
export interface AgencyHours {
  /** As a person writes them. */
  hours: string;
  holidays: readonly { date: string }[];
  timeZone: string;
}

// The longest answer time is 200 opening hours; a week of five short days brings some thirty.
const ahead = 70 * 86_400_000;

/** When somebody is there, from now on; null where the hours are words that no machine reads. */
export function openSpans({ hours, holidays, timeZone }: AgencyHours, now: number): OpenSpan[] | null {
  const week = openingHours(hours);
  if (!week) return null;
  const periods = week.map((day) =>
    day.map(({ from, to }) => ({ from: clockTime(from), to: clockTime(to) })),
  );
  const weekly = Object.fromEntries(periods.map((day, index) => [index + 1, day]));
  const overrides = Object.fromEntries(holidays.map(({ date }) => [date, []]));
  return workingTime({ zone: timeZone, weekly, overrides }, { start: now, end: now + ahead }).filter(
    ({ end }) => end > now,
  );
}
