import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import type { AddressMove } from '#server/personal-data/define.ts';
import { twins } from '#server/personal-data/twins.ts';
import { bookingPolls, bookingPollVotes } from '../polls/tables.server.ts';
import { bookingFeeds, bookings, bookingWaits } from '../tables.server.ts';

/** Keeps the calendar address that the account already uses; one that was made under the new address goes. */
async function followFeed(tx: Tx, { from, to }: AddressMove): Promise<void> {
  const under = (keys: string[]) =>
    and(eq(bookingFeeds.owner, 'visitor'), inArray(bookingFeeds.ownerKey, keys));
  const [kept, ...others] = await tx.select().from(bookingFeeds).where(under(from));
  if (!kept) return;
  const gone = others.map(({ id }) => id);
  await tx.delete(bookingFeeds).where(inArray(bookingFeeds.id, gone));
  await tx.delete(bookingFeeds).where(under([to]));
  await tx.update(bookingFeeds).set({ ownerKey: to }).where(eq(bookingFeeds.id, kept.id));
}

/** Puts what somebody booked, asked and waits for under their present address. */
export async function followBookings(tx: Tx, move: AddressMove): Promise<void> {
  const { from, to } = move;
  const present = { email: to, emailKey: to };
  await tx.update(bookings).set(present).where(inArray(bookings.emailKey, from));
  await tx.update(bookingPolls).set(present).where(inArray(bookingPolls.emailKey, from));
  await tx.update(bookingPollVotes).set(present).where(inArray(bookingPollVotes.emailKey, from));
  const waits = await tx
    .select()
    .from(bookingWaits)
    .where(inArray(bookingWaits.emailKey, [...from, to]));
  // They wait for a day once, however many addresses they asked with.
  const again = twins(waits, to, ({ typeId, day }) => `${typeId} ${day}`).map(({ id }) => id);
  await tx.delete(bookingWaits).where(inArray(bookingWaits.id, again));
  await tx.update(bookingWaits).set(present).where(inArray(bookingWaits.emailKey, from));
  await followFeed(tx, move);
}
