import { and, eq, sql } from 'drizzle-orm';
import { heldSpan } from '#engines/slots/availability.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Booking, MeetingType } from './queries.server.ts';
import { bookingDayCounts, bookingSlots } from './tables.server.ts';

const quarter = 15 * 60_000;

/** The time that a booking wants to hold. */
export type TimeClaim = Pick<Booking, 'id' | 'hostId' | 'startAt' | 'hostDate'>;

/** Takes the quarter hours of a meeting, or says that one is gone; the primary key decides, whoever asks at once. */
async function takeQuarters(tx: Tx, claim: TimeClaim, type: MeetingType): Promise<boolean> {
  const held = heldSpan(claim.startAt.getTime(), type);
  const quarters = (held.end - held.start) / quarter;
  // In the order of time, so that two meetings that overlap in part cannot wait for each other.
  const { rowCount } = await tx.execute(sql`
    insert into ${bookingSlots} (host_id, quarter, booking_id)
    select ${claim.hostId}::uuid, ${new Date(held.start).toISOString()}::timestamptz + n * interval '15 minutes', ${claim.id}::uuid
    from generate_series(0, ${quarters - 1}::int) n order by n
    on conflict do nothing`);
  return rowCount === quarters;
}

/** Counts a meeting on its day, or says that the day is full: the row's lock puts those who ask at once in line. */
async function countOnDay(tx: Tx, claim: TimeClaim, type: MeetingType): Promise<boolean> {
  if (type.dailyLimit !== null && type.dailyLimit < 1) return false;
  const { held } = bookingDayCounts;
  const counted = await tx
    .insert(bookingDayCounts)
    .values({ hostId: claim.hostId, typeId: type.id, day: claim.hostDate, held: 1 })
    .onConflictDoUpdate({
      target: [bookingDayCounts.hostId, bookingDayCounts.typeId, bookingDayCounts.day],
      set: { held: sql`${held} + 1` },
      setWhere: type.dailyLimit === null ? undefined : sql`${held} < ${type.dailyLimit}`,
    })
    .returning({ held });
  return counted.length === 1;
}

/** Takes a meeting's time and its place in the day's limit; false leaves rows behind, so the caller undoes its savepoint. */
export async function claimTime(tx: Tx, claim: TimeClaim, type: MeetingType): Promise<boolean> {
  return (await takeQuarters(tx, claim, type)) && (await countOnDay(tx, claim, type));
}

/** Gives back all that a booking holds. */
export async function freeTime(tx: Tx, booking: Booking): Promise<void> {
  await tx.delete(bookingSlots).where(eq(bookingSlots.bookingId, booking.id));
  const its = and(
    eq(bookingDayCounts.hostId, booking.hostId),
    eq(bookingDayCounts.typeId, booking.typeId),
    eq(bookingDayCounts.day, booking.hostDate),
  );
  await tx
    .update(bookingDayCounts)
    .set({ held: sql`${bookingDayCounts.held} - 1` })
    .where(its);
}
