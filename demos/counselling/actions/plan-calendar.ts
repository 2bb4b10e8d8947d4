import { daysLater } from '#lib/time/days.ts';
import { writeCalendar } from '#lib/time/ics.ts';
import type { StepRow } from '../records.ts';

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The open steps of a plan as a calendar file: each is an entry on its last day. */
export const planCalendar = (steps: readonly StepRow[], stamp: Date): string =>
  writeCalendar({
    product: 'Signpost',
    name: 'My plan',
    events: steps
      .filter(({ done }) => !done)
      .map(({ id, name, by }) => ({
        uid: `${id}@signpost.example`,
        sequence: 0,
        stamp,
        start: dateOf(by),
        end: dateOf(daysLater(by, 1)),
        allDay: true,
        summary: name,
        status: 'CONFIRMED',
      })),
  });
