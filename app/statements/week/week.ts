import { writeCalendar } from '#lib/time/ics.ts';

const day = 86_400_000;
const midnight = (date: string) => new Date(`${date}T00:00:00Z`);
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The five days of the week that a date lies in, moved by so many weeks: Monday first. */
export function weekOf(date: string, moved: number): string[] {
  const start = midnight(date).getTime();
  const sinceMonday = (midnight(date).getUTCDay() + 6) % 7;
  // At the weekend the next week is the one to look at.
  const monday = start + (sinceMonday > 4 ? 7 - sinceMonday : -sinceMonday) * day + moved * 7 * day;
  return [0, 1, 2, 3, 4].map((at) => dateOf(monday + at * day));
}

/** The days that somebody chose as entries of a calendar. */
export const weekCalendar = (
  entries: readonly { date: string; name: string; text: string }[],
  stamp: Date,
): string =>
  writeCalendar({
    product: 'How a week runs',
    events: entries.map(({ date, name, text }) => ({
      uid: `week-${date}@how-a-week-runs`,
      sequence: 0,
      stamp,
      start: midnight(date),
      end: new Date(midnight(date).getTime() + day),
      allDay: true,
      summary: name,
      description: text,
      status: 'CONFIRMED',
    })),
  });
