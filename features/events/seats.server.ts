import { and, asc, count, eq, lt, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { promotedMail } from './mails.server.ts';
import { notifyRegistrant } from './notices.server.ts';
import { bumpSeats, type Registered, type StudioEvent, type Ticket } from './queries.server.ts';
import { eventRegistrations, eventTickets, studioEvents } from './tables.server.ts';
import { tell } from './tell.server.ts';

/**
 * Everybody takes these rows in one order: the event, the ticket, then registrations. So nobody waits in a circle,
 * and who holds the ticket's row decides alone about its seats.
 */
export async function holdEvent(
  tx: Tx,
  id: string,
  strength: 'share' | 'update',
): Promise<StudioEvent | null> {
  const [event] = await tx.select().from(studioEvents).where(eq(studioEvents.id, id)).for(strength);
  return event ?? null;
}

/** Holds a ticket's row until the transaction ends: those who ask at once stand in line here. */
export async function holdTicket(tx: Tx, id: string): Promise<Ticket | null> {
  const [ticket] = await tx.select().from(eventTickets).where(eq(eventTickets.id, id)).for('update');
  return ticket ?? null;
}

/** A place that was given: a seat, or one in the waiting line, with its number. */
export interface Place {
  status: 'registered' | 'waiting';
  number: number;
}

/** Gives the next place of a ticket whose row is held; nobody overtakes those who wait. */
export async function takePlace(tx: Tx, ticket: Ticket): Promise<Place> {
  const seated = ticket.taken < ticket.capacity && ticket.waiting === 0;
  const number = ticket.lastNumber + 1;
  await tx
    .update(eventTickets)
    .set({
      lastNumber: number,
      taken: ticket.taken + (seated ? 1 : 0),
      waiting: ticket.waiting + (seated ? 0 : 1),
    })
    .where(eq(eventTickets.id, ticket.id));
  await bumpSeats(tx, ticket.eventId);
  return { status: seated ? 'registered' : 'waiting', number };
}

/** Takes somebody out of the waiting line of a ticket whose row is held. */
export async function leaveLine(tx: Tx, ticket: Ticket): Promise<void> {
  await tx
    .update(eventTickets)
    .set({ waiting: sql`${eventTickets.waiting} - 1` })
    .where(eq(eventTickets.id, ticket.id));
  await bumpSeats(tx, ticket.eventId);
}

/** Gives a freed seat to the first in line and tells them, or puts it back; the ticket's row is held. */
export async function passSeatOn(tx: Tx, event: StudioEvent, ticket: Ticket): Promise<void> {
  if (await seatFirstInLine(tx, event, ticket)) return;
  await tx
    .update(eventTickets)
    .set({ taken: sql`${eventTickets.taken} - 1` })
    .where(eq(eventTickets.id, ticket.id));
  await bumpSeats(tx, ticket.eventId);
}

/** Seats the first in line, on a seat that the caller has counted as taken, and tells them; false when nobody waits. */
export async function seatFirstInLine(tx: Tx, event: StudioEvent, ticket: Ticket): Promise<boolean> {
  const [first] = await tx
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.ticketId, ticket.id), eq(eventRegistrations.status, 'waiting')))
    .orderBy(asc(eventRegistrations.number))
    .limit(1)
    .for('update');
  if (!first) return false;
  await leaveLine(tx, ticket);
  const [promoted] = await tx
    .update(eventRegistrations)
    .set({ status: 'registered', scheduledAt: now(), changedAt: now() })
    .where(eq(eventRegistrations.id, first.id))
    .returning();
  if (!promoted) throw new Error('a registration that is held cannot vanish');
  const registered = { registration: promoted, event, ticket };
  await recordEvent(tx, {
    kind: 'event.promoted',
    subject: `registration:${promoted.id}`,
    actor: 'system',
    data: { event: event.slug, number: promoted.number },
  });
  await tell(tx, registered, {
    purpose: 'event.promoted',
    mail: promotedMail(registered),
    method: 'REQUEST',
  });
  await notifyRegistrant(tx, registered, 'event.promoted');
  return true;
}

/** How many stand in line up to and with somebody who waits. */
export async function placeInLine(db: DbOrTx, { registration }: Registered): Promise<number> {
  const [before] = await db
    .select({ people: count() })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.ticketId, registration.ticketId),
        eq(eventRegistrations.status, 'waiting'),
        lt(eventRegistrations.number, registration.number),
      ),
    );
  return (before?.people ?? 0) + 1;
}
