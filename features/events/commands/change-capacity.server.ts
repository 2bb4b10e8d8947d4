import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { tooLate } from '../errors.server.ts';
import { bumpSeats, type StudioEvent, type Ticket } from '../queries.server.ts';
import { holdEvent, holdTicket, seatFirstInLine } from '../seats.server.ts';
import { eventTickets } from '../tables.server.ts';

interface CapacityWish {
  /** The ticket's id. */
  id: string;
  capacity: number;
  /** Who does it, for the record. */
  actor: string;
}

/** Sets how many seats there are of one kind; who waits gets the new ones, in order. Gives how many were seated. */
export async function changeCapacity({ id, capacity, actor }: CapacityWish): Promise<number> {
  const { inTransaction, database } = services();
  const [where] = await database.db
    .select({ eventId: eventTickets.eventId })
    .from(eventTickets)
    .where(eq(eventTickets.id, id));
  return inTransaction(async (tx) => {
    const event = where ? await holdEvent(tx, where.eventId, 'share') : null;
    const ticket = await holdTicket(tx, id);
    if (!event || !ticket || event.status === 'cancelled')
      throw tooLate('Registration for this event has closed.');
    return setCapacity(tx, event, ticket, { capacity, actor });
  });
}

/** The same for a ticket that the caller holds, in the caller's transaction. */
export async function setCapacity(
  tx: Tx,
  event: StudioEvent,
  ticket: Ticket,
  { capacity, actor }: Omit<CapacityWish, 'id'>,
): Promise<number> {
  if (!Number.isInteger(capacity) || capacity < Math.max(1, ticket.taken))
    throw badInput({ capacity: `${ticket.taken} seats are already taken, so there can’t be fewer.` });
  const its = eq(eventTickets.id, ticket.id);
  await tx.update(eventTickets).set({ capacity }).where(its);
  await bumpSeats(tx, event.id);
  await recordEvent(tx, {
    kind: 'event.capacity-changed',
    subject: `event:${event.id}`,
    actor,
    data: { ticket: ticket.mode, from: ticket.capacity, to: capacity },
  });
  let seated = 0;
  while (ticket.taken + seated < capacity && seated < ticket.waiting) {
    await tx
      .update(eventTickets)
      .set({ taken: sql`${eventTickets.taken} + 1` })
      .where(its);
    await seatFirstInLine(tx, event, ticket);
    seated += 1;
  }
  return seated;
}
