import { and, asc, eq, gt } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { bookings } from './tables.server.ts';

/** The next meeting with an address that is still to come, or null. */
export async function nextMeetingWith(
  emailKey: string,
): Promise<{ reference: string; startAt: Date } | null> {
  const [meeting] = await services()
    .database.db.select({ reference: bookings.reference, startAt: bookings.startAt })
    .from(bookings)
    .where(and(eq(bookings.emailKey, emailKey), eq(bookings.status, 'confirmed'), gt(bookings.endAt, now())))
    .orderBy(asc(bookings.startAt))
    .limit(1);
  return meeting ?? null;
}
