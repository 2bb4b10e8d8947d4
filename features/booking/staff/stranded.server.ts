import { and, asc, eq, gt, gte, lte, or } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { bookingCohosts, bookings, hostAbsences } from '../tables.server.ts';

/** How many upcoming meetings fall into an absence of their host, and the absence of the first of them. */
export async function meetingsWithoutHost(): Promise<{ count: number; absence: string | null }> {
  const rows = await services()
    .database.db.selectDistinct({ id: bookings.id, startAt: bookings.startAt, absence: hostAbsences.id })
    .from(bookings)
    .leftJoin(bookingCohosts, eq(bookingCohosts.bookingId, bookings.id))
    .innerJoin(
      hostAbsences,
      or(
        and(
          eq(hostAbsences.hostId, bookings.hostId),
          lte(hostAbsences.firstDay, bookings.hostDate),
          gte(hostAbsences.lastDay, bookings.hostDate),
        ),
        and(
          eq(hostAbsences.hostId, bookingCohosts.hostId),
          lte(hostAbsences.firstDay, bookingCohosts.hostDate),
          gte(hostAbsences.lastDay, bookingCohosts.hostDate),
        ),
      ),
    )
    .where(and(eq(bookings.status, 'confirmed'), gt(bookings.startAt, now())))
    .orderBy(asc(bookings.startAt));
  return { count: new Set(rows.map(({ id }) => id)).size, absence: rows[0]?.absence ?? null };
}
