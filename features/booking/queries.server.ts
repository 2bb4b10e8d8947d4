import { and, asc, count, desc, eq, gt } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { reads } from '#server/freshness/freshness.ts';
import { ground } from '#server/ground.ts';
import { readLink } from './links.server.ts';
import { type LinkClaim, maySee } from './policy.ts';
import { bookings, hosts, meetingTypes } from './tables.server.ts';

/** The tag of every page that shows meeting types. Free times have none: they pass with the clock, so no page keeps them. */
export const typesTag = 'booking.types';

/** A row of what can be booked. */
export type MeetingType = typeof meetingTypes.$inferSelect;
/** A row of those who can be met. */
export type Host = typeof hosts.$inferSelect;
/** A row of what was booked. */
export type Booking = typeof bookings.$inferSelect;

/** A booking with what it is about. */
export interface Meeting {
  booking: Booking;
  type: MeetingType;
  host: Host;
}

/** The types of meeting that can be booked, in their order. */
export async function activeTypes(): Promise<MeetingType[]> {
  reads(typesTag);
  return ground()
    .database.db.select()
    .from(meetingTypes)
    .where(eq(meetingTypes.active, true))
    .orderBy(asc(meetingTypes.position), asc(meetingTypes.slug));
}

/** The type of meeting under this slug, if it can be booked. */
export async function activeType(slug: string): Promise<MeetingType | null> {
  reads(typesTag);
  const [type] = await ground()
    .database.db.select()
    .from(meetingTypes)
    .where(and(eq(meetingTypes.slug, slug), eq(meetingTypes.active, true)));
  return type ?? null;
}

/** Meetings with their type and host; a `where`, an order and a lock are the caller's. */
export const selectMeetings = (db: DbOrTx) =>
  db
    .select({ booking: bookings, type: meetingTypes, host: hosts })
    .from(bookings)
    .innerJoin(meetingTypes, eq(meetingTypes.id, bookings.typeId))
    .innerJoin(hosts, eq(hosts.id, bookings.hostId));

/** Finds a meeting by its id and holds its row until the transaction ends. */
export async function holdMeeting(tx: Tx, id: string): Promise<Meeting | null> {
  const [meeting] = await selectMeetings(tx).where(eq(bookings.id, id)).for('update', { of: bookings });
  return meeting ?? null;
}

/** The meeting that a signed link stands for and its holder may see, with what the link entitles to; or null. */
export async function meetingByLink(token: string): Promise<(Meeting & { claim: LinkClaim }) | null> {
  const claim = readLink(token);
  if (!claim) return null;
  const [meeting] = await selectMeetings(ground().database.db).where(eq(bookings.id, claim.id));
  return meeting && maySee(claim, meeting.booking, now()) ? { ...meeting, claim } : null;
}

/** The newest meeting of a press that was repeated. */
export async function meetingByKey(tx: Tx, idempotencyKey: string): Promise<Meeting | null> {
  const [meeting] = await selectMeetings(tx)
    .where(eq(bookings.idempotencyKey, idempotencyKey))
    .orderBy(desc(bookings.id))
    .limit(1);
  return meeting ?? null;
}

/** How many meetings each host has before them. */
export async function upcomingByHost(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .select({ hostId: bookings.hostId, meetings: count() })
    .from(bookings)
    .where(and(eq(bookings.status, 'confirmed'), gt(bookings.startAt, now())))
    .groupBy(bookings.hostId);
  return new Map(rows.map(({ hostId, meetings }) => [hostId, meetings]));
}
