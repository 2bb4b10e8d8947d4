import { and, eq, ne } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { linkOver, tooLate } from '../errors.server.ts';
import { holdRegistered } from '../hold-registered.server.ts';
import { changeLimit } from '../limits.ts';
import { readLink } from '../links.server.ts';
import { handedOnMail, receivedMail } from '../mails.server.ts';
import { type LinkClaim, mayChange } from '../policy.ts';
import { type Registered, selectRegistered } from '../queries.server.ts';
import { eventRegistrations } from '../tables.server.ts';
import { tell } from '../tell.server.ts';

/** A handing-over checked by `handOverSchema`, with the network address it comes from. */
export interface HandOverWish {
  token: string;
  name: string;
  email: string;
  address: string;
}

/** Gives a seat to a colleague: they get the ticket, and the links of who had it before are over. Pressing twice is fine. */
export async function handOver({ token, name, email, address }: HandOverWish): Promise<Registered> {
  const { inTransaction, limits } = services();
  await limits.take(changeLimit, address);
  const claim = readLink(token);
  if (!claim) throw linkOver();
  return inTransaction(async (tx) => {
    // The event's row alone: nobody can register with the colleague's address meanwhile.
    const before = await holdRegistered(tx, claim, 'update').catch(async (error: unknown) => {
      // A press that was repeated comes with a link that its own first click has ended.
      const given = await givenBefore(tx, claim, email);
      if (!given) throw error;
      return given;
    });
    if (before.registration.holder !== claim.holder) return before;
    if (!mayChange(claim, before, now()) || before.registration.status !== 'registered')
      throw tooLate('You can no longer pass this seat on.');
    return give(tx, before, { name, email });
  });
}

async function givenBefore(tx: Tx, claim: LinkClaim, email: string): Promise<Registered | null> {
  const [given] = await selectRegistered(tx).where(
    and(
      eq(eventRegistrations.id, claim.id),
      eq(eventRegistrations.holder, claim.holder + 1),
      eq(eventRegistrations.emailKey, emailKeyOf(email) ?? ''),
    ),
  );
  return given ?? null;
}

async function give(
  tx: Tx,
  before: Registered,
  { name, email }: Pick<HandOverWish, 'name' | 'email'>,
): Promise<Registered> {
  const { registration, event, ticket } = before;
  const emailKey = emailKeyOf(email);
  if (!emailKey) throw new Error('handOver takes checked addresses only');
  const [known] = await tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, event.id),
        eq(eventRegistrations.emailKey, emailKey),
        ne(eventRegistrations.status, 'cancelled'),
      ),
    );
  if (known)
    throw badInput({ email: 'This address is already registered for the event, so nothing was changed.' });
  const [given] = await tx
    .update(eventRegistrations)
    .set({
      name,
      email,
      emailKey,
      // What was answered belongs to who answered it.
      answers: {},
      listed: false,
      holder: registration.holder + 1,
      sequence: registration.sequence + 1,
      remindedDayAt: null,
      remindedHourAt: null,
      scheduledAt: now(),
      changedAt: now(),
    })
    .where(eq(eventRegistrations.id, registration.id))
    .returning();
  if (!given) throw linkOver();
  const after = { registration: given, event, ticket };
  await recordEvent(tx, {
    kind: 'event.handed-over',
    subject: `registration:${registration.id}`,
    actor: 'visitor',
    data: { event: event.slug },
  });
  const withdrawn = { ...before, registration: { ...registration, sequence: given.sequence } };
  await tell(tx, withdrawn, {
    purpose: 'event.handed-on',
    mail: handedOnMail(withdrawn, name),
    method: 'CANCEL',
  });
  await tell(tx, after, {
    purpose: 'event.received',
    mail: receivedMail(after, registration.name),
    method: 'REQUEST',
  });
  return after;
}
