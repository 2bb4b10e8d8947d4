import { browserTime } from './browser-time.ts';
import { dayAndLongMonth, dayAndMonth, shortWeekday, weekday } from './day-words.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone, opened once: Swedish writes day and time as 2026-12-08 09:30. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  return clock;
}

/** What the clock of a zone shows at a moment: 2026-12-08 09:30. */
function shownAt(iso: string, zone: string): string {
  // Days without a place are written in UTC, which needs none of the browser's formatters.
  if (zone === 'UTC') return new Date(iso).toISOString().slice(0, 16).replace('T', ' ');
  const moment = browserTime()?.Instant.fromEpochMilliseconds(Date.parse(iso)).toZonedDateTimeISO(zone);
  return moment ? moment.toString().slice(0, 16).replace('T', ' ') : clockOf(zone).format(Date.parse(iso));
}

/** The clock of a zone at a moment: 09:30. */
export const clockAt = (iso: string, zone: string): string => shownAt(iso, zone).slice(11);

/** The date in a zone at a moment: 2026-12-08. */
export const dateAt = (iso: string, zone: string): string => shownAt(iso, zone).slice(0, 10);

/** A day in a zone: Tuesday 8 December. */
export function dayAt(iso: string, zone: string): string {
  const shown = shownAt(iso, zone);
  return `${weekday(shown)} ${dayAndLongMonth(shown)}`;
}

/** A day in a zone, short: Tue 8 Dec. */
export function shortDayAt(iso: string, zone: string): string {
  const shown = shownAt(iso, zone);
  return `${shortWeekday(shown)} ${dayAndMonth(shown)}`;
}

/** A date as words: Tuesday 8 December. */
export const dayOfDate = (date: string): string => dayAt(`${date}T12:00:00Z`, 'UTC');

/** A zone as people call it: New York. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
