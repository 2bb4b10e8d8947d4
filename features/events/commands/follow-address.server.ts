import { and, inArray, ne } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import type { AddressMove } from '#server/personal-data/define.ts';
import { surplusSeats } from '../rules.ts';
import { eventRegistrations } from '../tables.server.ts';
import { eraseRegistration } from './erase-registration.server.ts';

/** Puts somebody's seats under their present address; of two for one event the lesser is given back. */
export async function followRegistrations(tx: Tx, { from, to }: AddressMove): Promise<void> {
  const rows = await tx
    .select()
    .from(eventRegistrations)
    .where(
      and(inArray(eventRegistrations.emailKey, [...from, to]), ne(eventRegistrations.status, 'cancelled')),
    )
    // In the order in which everybody holds these rows.
    .orderBy(eventRegistrations.eventId, eventRegistrations.ticketId);
  for (const { id, eventId, ticketId } of surplusSeats(rows))
    await eraseRegistration(tx, id, eventId, ticketId);
  await tx
    .update(eventRegistrations)
    .set({ email: to, emailKey: to })
    .where(inArray(eventRegistrations.emailKey, from));
}
