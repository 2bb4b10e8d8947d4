import { writeCalendar } from '#lib/time/ics.ts';
import type { Slot } from './agenda.ts';
import { template, words } from './words.ts';

/** The day as a calendar file. The hall is in Leeds, where 09:30 in May is 08:30 in UTC. */
export function dayCalendar(day: readonly Slot[], stamp: Date): string {
  const at = (minutes: number) => new Date(Date.UTC(2027, 4, 14, 0, minutes - 60));
  return writeCalendar({
    product: template.brand,
    name: template.brand,
    events: day.map(({ id, from, to, title }) => ({
      uid: `${id}@slow-software-day.example`,
      sequence: 0,
      stamp,
      start: at(from),
      end: at(to),
      summary: title,
      location: words.place.split(', 09')[0] ?? words.place,
      status: 'CONFIRMED' as const,
    })),
  });
}
