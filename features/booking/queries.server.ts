import { and, asc, count, desc, eq, gt, inArray, or } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { defineQuery } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { readLink } from './links.server.ts';
import { type LinkClaim, maySee } from './policy.ts';
import { bookingCohosts, bookings, hosts, meetingTypes } from './tables.server.ts';

/** The tag of every page that shows meeting types. Free times have none: they pass with the clock, so no page keeps them. */
export const typesTag = 'booking.types';

/** A row of what can be booked. */
export type MeetingType = typeof meetingTypes.$inferSelect;
/** A row of those who can be met. */
export type Host = typeof hosts.$inferSelect;
/** A row of what was booked. */
export type Booking = typeof bookings.$inferSelect;

/** Somebody who comes along, with the date their own limit counts it under. */
export type Cohost = Host & { hostDate: string };

/** A booking with what it is about. */
export interface Meeting {
  booking: Booking;
  type: MeetingType;
  host: Host;
  /** The other hosts, where the type needs several. */
  cohosts: Cohost[];
}

/** The types of meeting that can be booked, in their order. */
export const activeTypes = defineQuery([typesTag], async (): Promise<MeetingType[]> => {
  return services()
    .database.db.select()
    .from(meetingTypes)
    .where(eq(meetingTypes.active, true))
    .orderBy(asc(meetingTypes.position), asc(meetingTypes.slug));
});

/** The type of meeting under this slug, if it can be booked. */
export const activeType = defineQuery([typesTag], async (slug: string): Promise<MeetingType | null> => {
  const [type] = await services()
    .database.db.select()
    .from(meetingTypes)
    .where(and(eq(meetingTypes.slug, slug), eq(meetingTypes.active, true)));
  return type ?? null;
});

/** Meetings with their type and first host; a `where`, an order and a lock are the caller's, and `withCohosts` makes them whole. */
export const selectMeetings = (db: DbOrTx) =>
  db
    .select({ booking: bookings, type: meetingTypes, host: hosts })
    .from(bookings)
    .innerJoin(meetingTypes, eq(meetingTypes.id, bookings.typeId))
    .innerJoin(hosts, eq(hosts.id, bookings.hostId));

/** Adds who comes along, in one query for all. */
export async function withCohosts(db: DbOrTx, rows: readonly Omit<Meeting, 'cohosts'>[]): Promise<Meeting[]> {
  if (rows.length === 0) return [];
  const along = await db
    .select({ bookingId: bookingCohosts.bookingId, hostDate: bookingCohosts.hostDate, host: hosts })
    .from(bookingCohosts)
    .innerJoin(hosts, eq(hosts.id, bookingCohosts.hostId))
    .where(
      inArray(
        bookingCohosts.bookingId,
        rows.map(({ booking }) => booking.id),
      ),
    )
    .orderBy(asc(hosts.handle));
  const byBooking = Map.groupBy(along, ({ bookingId }) => bookingId);
  return rows.map((row) => ({
    ...row,
    cohosts: (byBooking.get(row.booking.id) ?? []).map(({ host, hostDate }) => ({ ...host, hostDate })),
  }));
}

/** A meeting by its id, or null. */
export async function meetingById(db: DbOrTx, id: string): Promise<Meeting | null> {
  const [meeting] = await withCohosts(db, await selectMeetings(db).where(eq(bookings.id, id)));
  return meeting ?? null;
}

/** Finds a meeting by its id and holds its row until the transaction ends. */
export async function holdMeeting(tx: Tx, id: string): Promise<Meeting | null> {
  const rows = await selectMeetings(tx).where(eq(bookings.id, id)).for('update', { of: bookings });
  const [meeting] = await withCohosts(tx, rows);
  return meeting ?? null;
}

/** The meeting of a signed link, with what the link allows; or null. */
export async function meetingByLink(token: string): Promise<(Meeting & { claim: LinkClaim }) | null> {
  const claim = readLink(token);
  if (!claim) return null;
  const meeting = await meetingById(services().database.db, claim.id);
  return meeting && maySee(claim, meeting.booking, now()) ? { ...meeting, claim } : null;
}

/** The newest meeting of a press that was repeated. */
export async function meetingByKey(tx: Tx, idempotencyKey: string): Promise<Meeting | null> {
  const rows = await selectMeetings(tx)
    .where(eq(bookings.idempotencyKey, idempotencyKey))
    .orderBy(desc(bookings.id))
    .limit(1);
  const [meeting] = await withCohosts(tx, rows);
  return meeting ?? null;
}

/** How many meetings each host has before them. */
export async function upcomingByHost(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .select({ hostId: bookings.hostId, meetings: count() })
    .from(bookings)
    .where(and(eq(bookings.status, 'confirmed'), gt(bookings.startAt, now())))
    .groupBy(bookings.hostId);
  const along = await tx
    .select({ hostId: bookingCohosts.hostId, meetings: count() })
    .from(bookingCohosts)
    .innerJoin(bookings, eq(bookings.id, bookingCohosts.bookingId))
    .where(and(eq(bookings.status, 'confirmed'), gt(bookings.startAt, now())))
    .groupBy(bookingCohosts.hostId);
  const upcoming = new Map(rows.map(({ hostId, meetings }) => [hostId, meetings]));
  for (const { hostId, meetings } of along) upcoming.set(hostId, (upcoming.get(hostId) ?? 0) + meetings);
  return upcoming;
}

/** Bookings that a host holds, alone or with others. */
export const heldBy = (hostId: string) =>
  or(
    eq(bookings.hostId, hostId),
    inArray(
      bookings.id,
      services()
        .database.db.select({ id: bookingCohosts.bookingId })
        .from(bookingCohosts)
        .where(eq(bookingCohosts.hostId, hostId)),
    ),
  );
