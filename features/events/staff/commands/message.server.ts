import { and, asc, eq, inArray } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { tooLate } from '../../errors.server.ts';
import { attendeeMail } from '../../mails.server.ts';
import { selectRegistered } from '../../queries.server.ts';
import type { Audience } from '../../schema.ts';
import { holdEvent } from '../../seats.server.ts';
import { eventMessages, eventRegistrations } from '../../tables.server.ts';
import { tell } from '../../tell.server.ts';
import { noSuchEvent } from '../queries.server.ts';
import type { MessageWish } from '../schema.ts';

const statesOf: Record<Audience, readonly ('registered' | 'waiting')[]> = {
  seated: ['registered'],
  waiting: ['waiting'],
  everybody: ['registered', 'waiting'],
};

/** Those whom a message would go to now. */
export const readersOf = (db: DbOrTx, eventId: string, audience: Audience) =>
  selectRegistered(db)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        inArray(eventRegistrations.status, [...statesOf[audience]]),
      ),
    )
    .orderBy(asc(eventRegistrations.number));

/** Keeps a message to be looked at; nothing leaves the house. Gives its id. */
export function writeMessage(eventId: string, wish: MessageWish, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const event = await holdEvent(tx, eventId, 'share');
    if (!event) throw noSuchEvent();
    if (event.status === 'draft')
      throw tooLate('Nobody can register for a draft, so there’s nobody to write to yet.');
    const id = newId();
    await tx.insert(eventMessages).values({ id, eventId, ...wish, createdAt: now() });
    await recordEvent(tx, {
      kind: 'event.message-written',
      subject: `event:${eventId}`,
      actor,
      data: { message: id },
    });
    return id;
  });
}

/** Sends a message to everybody it is for, once; gives to how many it went. Pressing twice sends nothing more. */
export function sendMessage(eventId: string, id: string, actor: string): Promise<number> {
  return services().inTransaction(async (tx) => {
    const its = and(eq(eventMessages.id, id), eq(eventMessages.eventId, eventId));
    const [message] = await tx.select().from(eventMessages).where(its).for('update');
    if (!message) throw tooLate('This message no longer exists.');
    if (message.sentTo !== null) return message.sentTo;
    const readers = await readersOf(tx, eventId, message.audience);
    if (readers.length === 0) throw tooLate('There’s nobody to send it to.');
    for (const reader of readers)
      await tell(tx, reader, { purpose: 'event.message', mail: attendeeMail(reader, message) });
    await tx.update(eventMessages).set({ sentTo: readers.length, sentAt: now() }).where(its);
    await recordEvent(tx, {
      kind: 'event.message-sent',
      subject: `event:${eventId}`,
      actor,
      data: { message: id, audience: message.audience, people: readers.length },
    });
    return readers.length;
  });
}

/** Throws a message away that was not sent. */
export async function dropMessage(eventId: string, id: string, actor: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    const its = and(eq(eventMessages.id, id), eq(eventMessages.eventId, eventId));
    const [message] = await tx.select().from(eventMessages).where(its).for('update');
    if (!message) return;
    if (message.sentTo !== null) throw tooLate('This message has already been sent.');
    await tx.delete(eventMessages).where(its);
    await recordEvent(tx, {
      kind: 'event.message-dropped',
      subject: `event:${eventId}`,
      actor,
      data: { subject: message.subject },
    });
  });
}
