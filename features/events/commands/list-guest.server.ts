import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { linkOver, tooLate } from '../errors.server.ts';
import { holdRegistered } from '../hold-registered.server.ts';
import { changeLimit } from '../limits.ts';
import { readLink } from '../links.server.ts';
import { mayChange } from '../policy.ts';
import { eventRegistrations } from '../tables.server.ts';

interface ListingWish {
  token: string;
  listed: boolean;
  address: string;
}

/** Puts somebody on the guest list that the others see, or takes them off it. */
export async function listGuest({ token, listed, address }: ListingWish): Promise<void> {
  const { inTransaction, limits } = services();
  await limits.take(changeLimit, address);
  const claim = readLink(token);
  if (!claim) throw linkOver();
  await inTransaction(async (tx) => {
    const held = await holdRegistered(tx, claim);
    if (!mayChange(claim, held, now())) throw tooLate('This event has started, so nothing can be changed.');
    await tx
      .update(eventRegistrations)
      .set({ listed })
      .where(eq(eventRegistrations.id, held.registration.id));
    await recordEvent(tx, {
      kind: 'event.guest-list',
      subject: `registration:${held.registration.id}`,
      actor: 'visitor',
      data: { event: held.event.slug, listed },
    });
  });
}
