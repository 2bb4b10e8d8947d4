import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { defineJob } from '#server/jobs/define.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { studio } from '#server/mail/our-addresses.ts';
import { services } from '#server/services.ts';
import { openCalendar } from '../calendars/open-calendar.server.ts';
import { freeTime } from '../claim-time.server.ts';
import { cancelledMail } from '../mails.server.ts';
import { type Meeting, selectMeetings, withCohosts } from '../queries.server.ts';
import { bookings, calendarEntries, hostCalendars } from '../tables.server.ts';
import { tellHosts } from '../tell.server.ts';

/** Removes an entry from a host's external calendar, because it names the visitor. */
export const removeEntry = defineJob({
  name: 'booking-entry-remove',
  schema: z.object({ calendar: z.uuid(), remoteId: z.string() }),
  retries: 20,
  run: async ({ calendar: id, remoteId }) => {
    const [calendar] = await services()
      .database.db.select()
      .from(hostCalendars)
      .where(eq(hostCalendars.id, id));
    if (calendar) await openCalendar(calendar).remove?.(remoteId);
  },
});

/** The meeting as its hosts read about its cancellation: without the visitor's name. */
const nameless = ({ booking, ...meeting }: Meeting): Meeting => ({
  ...meeting,
  booking: {
    ...booking,
    name: 'a visitor',
    email: studio().email,
    agenda: '',
    answers: {},
    message: 'The person who booked this meeting has had their data erased.',
    status: 'cancelled',
    cancelledBy: 'visitor',
    sequence: booking.sequence + 1,
    changedAt: now(),
  },
});

/** Removes the meetings of these addresses; what was still to come frees its time, and its hosts hear of it. */
export async function eraseMeetings(tx: Tx, emailKeys: readonly string[]): Promise<void> {
  const rows = await selectMeetings(tx)
    .where(inArray(bookings.emailKey, [...emailKeys]))
    .for('update', { of: bookings });
  if (rows.length === 0) return;
  const ids = rows.map(({ booking }) => booking.id);
  const entries = await tx.select().from(calendarEntries).where(inArray(calendarEntries.bookingId, ids));
  for (const { calendarId, remoteId } of entries)
    await enqueue(tx, removeEntry, { calendar: calendarId, remoteId });
  for (const meeting of await withCohosts(tx, rows)) {
    if (meeting.booking.status !== 'confirmed' || meeting.booking.endAt <= now()) continue;
    await freeTime(tx, meeting);
    await tellHosts(tx, nameless(meeting), {
      purpose: 'booking.erased',
      method: 'CANCEL',
      mail: (about, to) => cancelledMail(about, to, []),
    });
  }
  await tx.delete(bookings).where(inArray(bookings.id, ids));
}
