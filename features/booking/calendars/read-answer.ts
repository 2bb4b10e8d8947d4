import type { Span } from '#engines/slots/availability.ts';
import { busyInIcs } from './busy-in-ics.ts';
import { calendarsIn } from './caldav-answer.ts';
import type { BusyQuestion } from './remote-calendar.ts';

/** What a calendar's server sent, and what is asked of it. */
export interface CalendarAnswer {
  kind: 'ics' | 'caldav';
  text: string;
  question: BusyQuestion;
}

/** When an answer says that its host is busy; throws an Error whose message is for the operator. */
export function busyInAnswer({ kind, text, question }: CalendarAnswer): Span[] {
  const calendars = kind === 'caldav' ? calendarsIn(text) : [text];
  try {
    return calendars.flatMap((calendar) => busyInIcs(calendar, question));
  } catch (error) {
    throw new Error('There is no calendar at this address.', { cause: error });
  }
}
