import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { bump } from '#server/freshness/freshness.ts';
import type { MailCalendar } from '#server/mail/mailer.ts';
import type { Mail } from '#server/mail/template.ts';
import { services } from '#server/services.ts';
import { tooLate } from '../errors.server.ts';
import { eventCancelledMail, eventMovedMail } from '../mails.server.ts';
import { notifyRegistrant } from '../notices.server.ts';
import { eventsTag, type Registered, type StudioEvent, selectRegistered } from '../queries.server.ts';
import { holdEvent } from '../seats.server.ts';
import { eventRegistrations, studioEvents } from '../tables.server.ts';
import { tell } from '../tell.server.ts';

interface ChangeWish {
  /** The event's id. */
  id: string;
  /** A word to everybody who is told. */
  message: string;
  /** Who does it, for the record. */
  actor: string;
}

interface Change {
  kind: 'event.cancelled' | 'event.moved';
  set: Partial<typeof studioEvents.$inferInsert>;
  /** What changes for everybody on the list, beside the sequence of their entry. */
  forEach: Partial<typeof eventRegistrations.$inferInsert>;
  mail: (registered: Registered) => Mail;
  method: MailCalendar['method'];
}

/** Cancels an event for good and tells everybody who has a seat or waits; gives how many. */
export function cancelEvent(wish: ChangeWish): Promise<number> {
  return change(wish, {
    kind: 'event.cancelled',
    set: { status: 'cancelled' },
    forEach: {},
    mail: eventCancelledMail,
    method: 'CANCEL',
  });
}

const moved = (): Change => ({
  kind: 'event.moved',
  set: { scheduledAt: now() },
  forEach: { remindedDayAt: null, remindedHourAt: null, scheduledAt: now() },
  mail: eventMovedMail,
  method: 'REQUEST',
});

/** Gives an event a new time and tells everybody; seats and places in line stay. Gives how many were told. */
export function moveEvent(wish: ChangeWish & { startAt: Date; endAt: Date }): Promise<number> {
  const { startAt, endAt } = wish;
  if (endAt <= startAt) throw badInput({ endAt: 'The end is before the start.' });
  return change(wish, { ...moved(), set: { startAt, endAt, scheduledAt: now() } });
}

/** Tells everybody that an event which the caller holds is at another time or place than before; gives how many. */
export async function tellOfMove(tx: Tx, event: StudioEvent, actor: string): Promise<number> {
  await follow(tx, event, moved(), actor);
  return tellEverybody(tx, event, moved());
}

async function change({ id, message, actor }: ChangeWish, what: Change): Promise<number> {
  return services().inTransaction(async (tx) => {
    // The whole row: who registers at this moment comes before it and is told, or after it and sees it.
    const event = await holdEvent(tx, id, 'update');
    if (event?.status !== 'published') throw tooLate('A cancelled event can’t be changed.');
    if (event.endAt <= now()) throw tooLate('This event is over.');
    const [changed] = await tx
      .update(studioEvents)
      .set({
        ...what.set,
        message,
        sequence: event.sequence + 1,
        version: event.version + 1,
        changedAt: now(),
      })
      .where(eq(studioEvents.id, id))
      .returning();
    if (!changed) throw tooLate('This event no longer exists.');
    await follow(tx, changed, what, actor);
    await bump(tx, eventsTag);
    return tellEverybody(tx, changed, what);
  });
}

/** What a change of an event means for the entries of those who come, and for the record. */
async function follow(tx: Tx, { id, slug }: StudioEvent, what: Change, actor: string): Promise<void> {
  await tx
    .update(eventRegistrations)
    .set({ ...what.forEach, sequence: sql`${eventRegistrations.sequence} + 1`, changedAt: now() })
    .where(and(eq(eventRegistrations.eventId, id), ne(eventRegistrations.status, 'cancelled')));
  await recordEvent(tx, { kind: what.kind, subject: `event:${id}`, actor, data: { event: slug } });
}

async function tellEverybody(tx: Tx, event: StudioEvent, { kind, mail, method }: Change): Promise<number> {
  const everybody = await selectRegistered(tx)
    .where(and(eq(eventRegistrations.eventId, event.id), ne(eventRegistrations.status, 'cancelled')))
    .orderBy(asc(eventRegistrations.number));
  for (const registered of everybody) {
    const seated = registered.registration.status === 'registered';
    await tell(tx, registered, {
      purpose: kind,
      mail: mail(registered),
      ...(seated ? { method } : {}),
    });
    await notifyRegistrant(tx, registered, kind);
  }
  return everybody.length;
}
