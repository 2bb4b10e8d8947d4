import { and, eq, sql } from 'drizzle-orm';
import { heldSpan } from '#engines/slots/availability.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Booking, Meeting, MeetingType } from './queries.server.ts';
import { bookingDayCounts, bookingSlots } from './tables.server.ts';

const quarter = 15 * 60_000;

/** The time that a booking wants to hold of a host. */
type TimeClaim = Pick<Booking, 'id' | 'hostId' | 'startAt' | 'hostDate'>;

/** Takes the quarter hours of a meeting, or says that one is gone; the primary key decides between simultaneous requests. */
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

/** Under which host and date a meeting counts, always in the same order: who locks rows in one order waits in no circle. */
export const countedDays = ({ booking, cohosts }: Pick<Meeting, 'booking' | 'cohosts'>) =>
  [
    { hostId: booking.hostId, day: booking.hostDate },
    ...cohosts.map(({ id, hostDate }) => ({ hostId: id, day: hostDate })),
  ].sort((a, b) => (a.hostId < b.hostId ? -1 : 1));

/** Takes a meeting's time at all its hosts and its place in their day's limits; gives the host who is not free, or null. Rows are left behind then, so the caller undoes its savepoint. */
export async function claimTime(
  tx: Tx,
  meeting: Pick<Meeting, 'booking' | 'cohosts' | 'type'>,
): Promise<string | null> {
  const { booking, type } = meeting;
  for (const { hostId, day } of countedDays(meeting)) {
    const claim = { id: booking.id, startAt: booking.startAt, hostId, hostDate: day };
    const had = (await takeQuarters(tx, claim, type)) && (await countOnDay(tx, claim, type));
    if (!had) return hostId;
  }
  return null;
}

/** Gives back all that a meeting holds. */
export async function freeTime(tx: Tx, meeting: Pick<Meeting, 'booking' | 'cohosts'>): Promise<void> {
  const { booking } = meeting;
  await tx.delete(bookingSlots).where(eq(bookingSlots.bookingId, booking.id));
  for (const { hostId, day } of countedDays(meeting)) {
    const its = and(
      eq(bookingDayCounts.hostId, hostId),
      eq(bookingDayCounts.typeId, booking.typeId),
      eq(bookingDayCounts.day, day),
    );
    await tx
      .update(bookingDayCounts)
      .set({ held: sql`${bookingDayCounts.held} - 1` })
      .where(its);
  }
}
