import { clockAt } from '#lib/words-of-time.ts';
import type { CalendarPage } from '../pages.server.ts';

const dayOf = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.parse(iso));

const minutesAt = (iso: string, zone: string): number => {
  const [hours = 0, minutes = 0] = clockAt(iso, zone).split(':').map(Number);
  return hours * 60 + minutes;
};

/** The meetings of a day with their places in it, in minutes by the clock of the house. */
export function placedIn({ meetings, zone }: Pick<CalendarPage, 'meetings' | 'zone'>, day: string) {
  return meetings
    .filter(({ start }) => dayOf(start, zone) === day)
    .map((meeting) => {
      const from = minutesAt(meeting.start, zone);
      const length = (Date.parse(meeting.end) - Date.parse(meeting.start)) / 60_000;
      return { meeting, from, to: Math.min(1440, from + length) };
    });
}
