import { daysLater } from '#lib/time/days.ts';
import { writeCalendar } from '#lib/time/ics.ts';
import { type Choice, type Course, missingPapers, nextClosing } from './rules.ts';

const start = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The last days of applying as entries of a calendar, a whole day each, with what is missing. */
export function closingCalendar(courses: readonly Course[], choice: Choice, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  return writeCalendar({
    product: 'Three futures',
    events: courses.map((course) => {
      const day = nextClosing(course, today);
      const missing = missingPapers(course, choice);
      return {
        uid: `${course.id}-${day}@three-futures.example`,
        sequence: 0,
        stamp: now,
        start: start(day),
        end: start(daysLater(day, 1)),
        allDay: true,
        summary: `Apply: ${course.name}`,
        description: missing.length > 0 ? `Still missing: ${missing.join(', ')}` : 'All documents are ready.',
        location: course.place,
        status: 'CONFIRMED',
      };
    }),
  });
}
