import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { linkOver, tooLate } from '../errors.server.ts';
import { holdRegistered } from '../hold-registered.server.ts';
import { changeLimit } from '../limits.ts';
import { readLink } from '../links.server.ts';
import { withdrawnMail } from '../mails.server.ts';
import { mayChange } from '../policy.ts';
import type { Registered } from '../queries.server.ts';
import { leaveLine, passSeatOn } from '../seats.server.ts';
import { eventRegistrations } from '../tables.server.ts';
import { tell } from '../tell.server.ts';

/** A withdrawal checked by `withdrawSchema`, with the network address it comes from. */
interface WithdrawWish {
  token: string;
  address: string;
}

/** Cancels a registration, or leaves the waiting line; a freed seat goes to the first who waits. Pressing twice is fine. */
export async function withdraw({ token, address }: WithdrawWish): Promise<Registered> {
  const { inTransaction, limits } = services();
  await limits.take(changeLimit, address);
  const claim = readLink(token);
  if (!claim) throw linkOver();
  return inTransaction(async (tx) => {
    const held = await holdRegistered(tx, claim);
    const { registration, event, ticket } = held;
    const before = registration.status;
    if (before === 'cancelled') return held;
    if (!mayChange(claim, held, now())) throw tooLate('This event has started, so nothing can be changed.');
    const [ended] = await tx
      .update(eventRegistrations)
      .set({ status: 'cancelled', sequence: registration.sequence + 1, changedAt: now() })
      .where(eq(eventRegistrations.id, registration.id))
      .returning();
    if (!ended) throw linkOver();
    const after = { registration: ended, event, ticket };
    await recordEvent(tx, {
      kind: 'event.registration-cancelled',
      subject: `registration:${registration.id}`,
      actor: 'visitor',
      data: { event: event.slug, was: before },
    });
    await tell(tx, after, {
      purpose: 'event.registration-cancelled',
      mail: withdrawnMail(after, before),
      ...(before === 'registered' ? { method: 'CANCEL' } : {}),
    });
    if (before === 'registered') await passSeatOn(tx, event, ticket);
    else await leaveLine(tx, ticket);
    return after;
  });
}
