import { clockTime, openingHours } from '#lib/time/opening-hours.ts';
import type { WorkingHours } from './availability.ts';

/** When the agency says that somebody is there. */
export interface AgencyHours {
  /** As a person writes them. */
  hours: string;
  holidays: readonly { date: string }[];
  timeZone: string;
}

/** The same as hours that can be calculated with; null where they are words that no machine reads. */
export function readAgencyHours({ hours, holidays, timeZone }: AgencyHours): WorkingHours | null {
  const week = openingHours(hours);
  if (!week) return null;
  const periods = week.map((day) =>
    day.map(({ from, to }) => ({ from: clockTime(from), to: clockTime(to) })),
  );
  return {
    zone: timeZone,
    weekly: Object.fromEntries(periods.map((day, index) => [index + 1, day])),
    overrides: Object.fromEntries(holidays.map(({ date }) => [date, []])),
  };
}
