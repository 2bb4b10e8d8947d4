import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { selectMeetings } from './queries.server.ts';
import { bookings } from './tables.server.ts';

/** The meetings that begin within a stretch of time, in order. */
export async function meetingsWithin(start: Date, end: Date) {
  const rows = await selectMeetings(services().database.db)
    .where(and(eq(bookings.status, 'confirmed'), gte(bookings.startAt, start), lt(bookings.startAt, end)))
    .orderBy(asc(bookings.startAt))
    .limit(50);
  return rows.map(({ booking, type, host }) => ({
    reference: booking.reference,
    name: booking.name,
    startAt: booking.startAt,
    type: type.name,
    host: host.name,
  }));
}
