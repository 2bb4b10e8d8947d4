import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { holdEvent, holdTicket, leaveLine, passSeatOn } from '../seats.server.ts';
import { eventRegistrations } from '../tables.server.ts';

/** Removes one registration; a seat or a place in line that was still good is given back first. */
export async function eraseRegistration(
  tx: Tx,
  id: string,
  eventId: string,
  ticketId: string,
): Promise<void> {
  const event = await holdEvent(tx, eventId, 'share');
  const ticket = await holdTicket(tx, ticketId);
  const [gone] = await tx.delete(eventRegistrations).where(eq(eventRegistrations.id, id)).returning();
  if (!gone || !event || !ticket || event.endAt <= now()) return;
  if (gone.status === 'registered') await passSeatOn(tx, event, ticket);
  if (gone.status === 'waiting') await leaveLine(tx, ticket);
}
