import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { linkOver } from './errors.server.ts';
import { type LinkClaim, maySee } from './policy.ts';
import type { Registered } from './queries.server.ts';
import { holdEvent, holdTicket } from './seats.server.ts';
import { eventRegistrations } from './tables.server.ts';

/** Holds what a link stands for until the transaction ends, in the order that everybody keeps; throws when it is over. */
export async function holdRegistered(
  tx: Tx,
  claim: LinkClaim,
  strength: 'share' | 'update' = 'share',
): Promise<Registered> {
  const its = eq(eventRegistrations.id, claim.id);
  const [where] = await tx
    .select({ eventId: eventRegistrations.eventId, ticketId: eventRegistrations.ticketId })
    .from(eventRegistrations)
    .where(its);
  if (!where) throw linkOver();
  const event = await holdEvent(tx, where.eventId, strength);
  const ticket = await holdTicket(tx, where.ticketId);
  const [registration] = await tx.select().from(eventRegistrations).where(its).for('update');
  if (!event || !ticket || !registration) throw linkOver();
  const registered = { registration, event, ticket };
  if (!maySee(claim, registered, now())) throw linkOver();
  return registered;
}
