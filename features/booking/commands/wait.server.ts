import { and, count, eq, gte, isNull } from 'drizzle-orm';
import { dateAt } from '#engines/slots/working-time.ts';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { linkOver, tooManyLists } from '../errors.server.ts';
import { changeLimit, waitLimit } from '../limits.ts';
import { readWaitLink } from '../links.server.ts';
import { activeType } from '../queries.server.ts';
import type { WaitWish } from '../schema.ts';
import { bookingWaits } from '../tables.server.ts';
import { waitingMail } from '../waiting-mails.server.ts';

/** A place on the list of a full day. */
export type Wait = typeof bookingWaits.$inferSelect;

/** Lists one address may wait on at once: more is nobody's honest wish. */
const mostLists = 10;

const listsOf = async (tx: Tx, emailKey: string): Promise<number> => {
  const today = now().toISOString().slice(0, 10);
  const mine = and(
    eq(bookingWaits.emailKey, emailKey),
    isNull(bookingWaits.toldAt),
    gte(bookingWaits.day, today),
  );
  const [row] = await tx.select({ lists: count() }).from(bookingWaits).where(mine);
  return row?.lists ?? 0;
};

/** Puts somebody on the list of a full day and emails the way off it; asking again changes nothing. */
export async function waitForDay(wish: WaitWish & { address: string }): Promise<Wait> {
  const { inTransaction, limits } = services();
  await limits.take(waitLimit, wish.address);
  const type = await activeType(wish.type);
  if (!type) throw badInput({ type: 'This meeting is no longer available. Please choose another one.' });
  const today = dateAt(now().getTime(), wish.zone);
  const furthest = today.add({ days: type.daysAhead }).toString();
  if (wish.day < today.toString() || wish.day > furthest)
    throw badInput({ day: 'This day can’t be booked. Please choose another one.' });
  const emailKey = emailKeyOf(wish.email);
  if (!emailKey) throw new Error('waitForDay takes checked addresses only');
  return inTransaction(async (tx) => {
    const its = and(
      eq(bookingWaits.typeId, type.id),
      eq(bookingWaits.day, wish.day),
      eq(bookingWaits.emailKey, emailKey),
    );
    const [standing] = await tx.select().from(bookingWaits).where(its).for('update');
    if (standing && standing.toldAt === null) return standing;
    if ((await listsOf(tx, emailKey)) >= mostLists) throw tooManyLists();
    const place = { zone: wish.zone, email: wish.email, toldAt: null };
    const [wait] = await tx
      .insert(bookingWaits)
      .values({ id: newId(), typeId: type.id, day: wish.day, emailKey, createdAt: now(), ...place })
      .onConflictDoUpdate({
        target: [bookingWaits.typeId, bookingWaits.day, bookingWaits.emailKey],
        set: place,
      })
      .returning();
    if (!wait) throw new Error('unreachable: an upsert gives its row');
    // Whoever listens sees also whether the day is full at all.
    await recordEvent(tx, {
      kind: 'booking.waiting',
      subject: `booking-wait:${wait.id}`,
      actor: 'visitor',
      data: { type: type.slug, day: wait.day },
    });
    await sendMail(tx, { to: wait.email, purpose: 'booking.waiting', mail: waitingMail(wait, type) });
    return wait;
  });
}

/** Takes somebody off the list of a day; pressing twice is fine. */
export async function leaveDay({ token, address }: { token: string; address: string }): Promise<void> {
  const { database, limits } = services();
  await limits.take(changeLimit, address);
  const id = readWaitLink(token);
  if (!id) throw linkOver();
  await database.db.delete(bookingWaits).where(eq(bookingWaits.id, id));
}
