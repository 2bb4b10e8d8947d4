import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { type Listener, onEvent } from '#server/events/listen.ts';
import { studio } from '#server/mail/our-addresses.ts';
import { services } from '#server/services.ts';
import { entryOf } from '../calendar.ts';
import { type HostCalendar, openCalendar } from '../calendars/open-calendar.server.ts';
import { type Meeting, meetingById } from '../queries.server.ts';
import { calendarEntries, hostCalendars } from '../tables.server.ts';
import { troubleOf } from './read-calendars.server.ts';

/** Without people in it: a calendar's server would send them invitations of its own. */
function storedEntry(meeting: Meeting) {
  const { organizer: _, attendees: __, ...entry } = entryOf(meeting, studio());
  const { name, email } = meeting.booking;
  return { ...entry, description: [`${name} <${email}>`, entry.description].join('\n\n') };
}

async function writeInto(calendar: HostCalendar, meeting: Meeting): Promise<void> {
  const { db } = services().database;
  const remote = openCalendar(calendar);
  const { id: bookingId, status, sequence } = meeting.booking;
  const its = and(eq(calendarEntries.calendarId, calendar.id), eq(calendarEntries.bookingId, bookingId));
  const [known] = await db.select().from(calendarEntries).where(its);
  if (status === 'cancelled') {
    if (!known) return;
    await remote.remove?.(known.remoteId);
    await db.delete(calendarEntries).where(its);
    return;
  }
  const remoteId = await remote.write?.(storedEntry(meeting), known?.remoteId ?? null);
  if (remoteId === undefined) return;
  await db
    .insert(calendarEntries)
    .values({ calendarId: calendar.id, bookingId, remoteId, sequence })
    .onConflictDoUpdate({
      target: [calendarEntries.calendarId, calendarEntries.bookingId],
      set: { remoteId, sequence },
    });
}

/** Takes a meeting out of the calendars of those who do not hold it any more. */
async function takeOutElsewhere(bookingId: string, hostIds: readonly string[]): Promise<void> {
  const { db } = services().database;
  const left = await db
    .select({ calendar: hostCalendars, remoteId: calendarEntries.remoteId })
    .from(calendarEntries)
    .innerJoin(hostCalendars, eq(hostCalendars.id, calendarEntries.calendarId))
    .where(and(eq(calendarEntries.bookingId, bookingId), notInArray(hostCalendars.hostId, [...hostIds])));
  for (const { calendar, remoteId } of left) {
    await openCalendar(calendar).remove?.(remoteId);
    await db
      .delete(calendarEntries)
      .where(and(eq(calendarEntries.bookingId, bookingId), eq(calendarEntries.calendarId, calendar.id)));
  }
}

/** Writes a meeting, as it stands now, into the calendars of its host; throws when one cannot be written, to be tried again. */
async function writeMeeting(bookingId: string): Promise<void> {
  const { db } = services().database;
  const meeting = await meetingById(db, bookingId);
  if (!meeting) return;
  const hostIds = [meeting.host, ...meeting.cohosts].map(({ id }) => id);
  const calendars = await db
    .select()
    .from(hostCalendars)
    .where(and(inArray(hostCalendars.hostId, hostIds), eq(hostCalendars.writes, true)));
  await takeOutElsewhere(bookingId, hostIds);
  for (const calendar of calendars) {
    try {
      await writeInto(calendar, meeting);
    } catch (error) {
      await db
        .update(hostCalendars)
        .set({ problem: troubleOf(error) })
        .where(eq(hostCalendars.id, calendar.id));
      throw error;
    }
  }
}

/** Lets the hosts' calendars follow what happens to meetings. */
export const calendarListeners: Listener[] = (
  ['booking.booked', 'booking.moved', 'booking.cancelled', 'booking.handed-over'] as const
).map((kind) =>
  onEvent(kind, `${kind}.write-calendars`, (event) => writeMeeting(event.subject.replace('booking:', ''))),
);
