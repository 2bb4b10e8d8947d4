import { daysLater } from '#lib/time/days.ts';
import { writeCalendar } from '#lib/time/ics.ts';

/** A date to remember, as the calendar gets it. */
export interface DayToKeep {
  letter: string;
  /** What has to be done, such as 'Pay'. */
  what: string;
  sender: string;
  on: string;
  /** The sentence of the letter. */
  quote: string;
}

const start = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The day as an entry of a calendar, and another one that reminds of it so many days before, where that is still to come. */
export function deadlineCalendar(day: DayToKeep, daysBefore: number, now: Date): string {
  const reminder = daysLater(day.on, -daysBefore);
  const isAhead = daysBefore > 0 && reminder >= now.toISOString().slice(0, 10);
  const entry = (on: string, summary: string) => ({
    uid: `${day.letter}-${on}@paperknife.example`,
    sequence: 0,
    stamp: now,
    start: start(on),
    end: start(daysLater(on, 1)),
    allDay: true as const,
    summary,
    description: `The letter says: ${day.quote}`,
    status: 'CONFIRMED' as const,
  });
  const title = `${day.what}: ${day.sender}`;
  return writeCalendar({
    product: 'Paperknife',
    events: [
      ...(isAhead
        ? [entry(reminder, `In ${daysBefore === 1 ? '1 day' : `${daysBefore} days`}: ${title}`)]
        : []),
      entry(day.on, title),
    ],
  });
}
