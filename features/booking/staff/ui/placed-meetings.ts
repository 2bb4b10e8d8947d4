import { clockAt } from '#lib/time/words-of-time.ts';
import type { CalendarPage } from '../pages.server.ts';

/** The date of a moment by the clock of a zone. */
export const dayOf = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.parse(iso));

/** The minutes of the day at a moment, by the clock of a zone. */
export const minutesAt = (iso: string, zone: string): number => {
  const [hours = 0, minutes = 0] = clockAt(iso, zone).split(':').map(Number);
  return hours * 60 + minutes;
};

/** What is blocked on a day, with its place in it; what goes over midnight ends there. */
export function blockedIn({ blocks, zone }: Pick<CalendarPage, 'blocks' | 'zone'>, day: string) {
  return blocks
    .filter(({ start, end }) => dayOf(start, zone) <= day && day <= dayOf(end, zone))
    .map((block) => ({
      block,
      from: dayOf(block.start, zone) < day ? 0 : minutesAt(block.start, zone),
      to: dayOf(block.end, zone) > day ? 1440 : minutesAt(block.end, zone),
    }))
    .filter(({ from, to }) => from < to);
}

/** The meetings of a day with their positions in it, in minutes in the agency's time zone. */
export function placedIn({ meetings, zone }: Pick<CalendarPage, 'meetings' | 'zone'>, day: string) {
  return meetings
    .filter(({ start }) => dayOf(start, zone) === day)
    .map((meeting) => {
      const from = minutesAt(meeting.start, zone);
      const length = (Date.parse(meeting.end) - Date.parse(meeting.start)) / 60_000;
      return { meeting, from, to: Math.min(1440, from + length) };
    });
}

/** What is shorter is drawn as long as this, or its name could not be read. */
export const shortest = 30;

/** The meetings of a day as they are drawn. */
export const drawnIn = (page: CalendarPage, day: string) =>
  placedIn(page, day).map((block) => ({ ...block, to: Math.max(block.to, block.from + shortest) }));
