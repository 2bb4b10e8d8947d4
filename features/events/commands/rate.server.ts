import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { linkOver, tooLate } from '../errors.server.ts';
import { holdRegistered } from '../hold-registered.server.ts';
import { changeLimit } from '../limits.ts';
import { readLink } from '../links.server.ts';
import { mayRate } from '../policy.ts';
import type { Registered } from '../queries.server.ts';
import { eventFeedback } from '../tables.server.ts';

/** Feedback checked by `feedbackSchema`, with the network address it comes from. */
interface RateWish {
  token: string;
  rating: number;
  text: string;
  address: string;
}

/** Keeps what somebody says about an event they had a seat at; saying it again replaces it. */
export async function rate({ token, rating, text, address }: RateWish): Promise<Registered> {
  const { inTransaction, limits } = services();
  await limits.take(changeLimit, address);
  const claim = readLink(token);
  if (!claim) throw linkOver();
  return inTransaction(async (tx) => {
    const held = await holdRegistered(tx, claim);
    if (!mayRate(claim, held, now())) throw tooLate('You can give feedback once the event is over.');
    const { registration, event } = held;
    await tx
      .insert(eventFeedback)
      .values({
        registrationId: registration.id,
        eventId: event.id,
        rating,
        text,
        createdAt: now(),
        changedAt: now(),
      })
      .onConflictDoUpdate({
        target: eventFeedback.registrationId,
        set: { rating, text, changedAt: now() },
      });
    await recordEvent(tx, {
      kind: 'event.rated',
      subject: `registration:${registration.id}`,
      actor: 'visitor',
      data: { event: event.slug, rating },
    });
    return held;
  });
}
