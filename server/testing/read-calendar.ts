import ICAL from 'ical.js';
import { z } from 'zod';

/** The first entry of a calendar, read by another parser. */
export function readEntry(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const entry = calendar.getFirstSubcomponent('vevent');
  if (!entry) throw new Error('the calendar holds no entry');
  const value = (name: string) => entry.getFirstPropertyValue(name)?.toString();
  return {
    method: calendar.getFirstPropertyValue('method')?.toString(),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    start: value('dtstart'),
    end: value('dtend'),
    status: value('status'),
    summary: value('summary'),
    description: value('description'),
    location: value('location'),
    organizer: value('organizer'),
    attendees: entry.getAllProperties('attendee').map((one) => one.getFirstValue()?.toString()),
  };
}

/** The calendar entry of a mail in the outbox, read by another parser. */
export function entryIn(payload: Record<string, unknown> | undefined) {
  return readEntry(z.object({ calendar: z.object({ ics: z.string() }) }).parse(payload).calendar.ics);
}
