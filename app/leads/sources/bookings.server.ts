import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { LeadSource } from '#app/leads/source.ts';
import { selectMeetings } from '#features/booking/queries.server.ts';
import { bookings } from '#features/booking/tables.server.ts';
import type { TimelineEntry } from '#features/leads/source.ts';
import { clockAt, shortDayAt } from '#lib/time/words-of-time.ts';
import { isStranger } from './strangers.server.ts';

const known = {
  email: bookings.email,
  emailKey: bookings.emailKey,
  name: bookings.name,
  at: bookings.createdAt,
};

/** Meetings, as they were booked and when they take place. */
export const bookingSource: LeadSource = {
  id: 'booking',
  entries: async (db, emailKeys, timeZone) => {
    const rows = await selectMeetings(db).where(inArray(bookings.emailKey, [...emailKeys]));
    return rows.map(({ booking, type, host }): TimelineEntry => {
      const start = booking.startAt.toISOString();
      const when = `${shortDayAt(start, timeZone)}, ${clockAt(start, timeZone)}`;
      const isOff = booking.status === 'cancelled';
      return {
        id: booking.id,
        at: (isOff ? booking.changedAt : booking.createdAt).toISOString(),
        kind: 'meeting',
        title: isOff ? `${type.name} of ${when} was cancelled` : `Booked ${type.name}, ${when}`,
        text: [`With ${host.name}`, booking.agenda].filter(Boolean).join('. '),
      };
    });
  },
  heard: ['booking.booked'],
  knownBy: async (db, id) => {
    const [row] = await db.select(known).from(bookings).where(eq(bookings.id, id));
    return row ? { ...row, company: '' } : null;
  },
  strangers: async (db, since, most) =>
    (
      await db
        .select(known)
        .from(bookings)
        .where(and(gt(bookings.createdAt, since), isStranger(bookings.emailKey)))
        .orderBy(asc(bookings.createdAt))
        .limit(most)
    ).map((row) => ({ ...row, company: '' })),
};
