import { createHash, randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { ledFrom } from '#lib/forms/led-from.ts';
import { checkAnswers } from '#lib/forms/questions.ts';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { referenceFrom } from '#lib/run/reference.ts';
import { turnstile } from '#lib/run/turnstile.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { AlreadyRegistered, tooLate } from '../errors.server.ts';
import { registerLimit } from '../limits.ts';
import { registeredMail, waitingMail } from '../mails.server.ts';
import { eventAt, type Registered, type Registration } from '../queries.server.ts';
import type { RegisterWish } from '../schema.ts';
import { holdEvent, holdTicket, type Place, placeInLine, takePlace } from '../seats.server.ts';
import { eventRegistrations } from '../tables.server.ts';
import { tell } from '../tell.server.ts';

/** A registration, and whether this press only repeated an earlier one. */
export interface RegisterOutcome {
  registered: Registered;
  repeated: boolean;
}

// Those who ask for one event at once stand in line for its row anyway: here they hold no connection meanwhile.
const atTheDoor = turnstile(4);

/**
 * Registers somebody for an event, with a seat or a place in the waiting line. A repeated press gives the first
 * one's; throws AlreadyRegistered for an address that is on the list.
 */
export const register = (wish: RegisterWish & { address: string }): Promise<RegisterOutcome> =>
  atTheDoor(() => registerNow(wish));

async function registerNow(wish: RegisterWish & { address: string }): Promise<RegisterOutcome> {
  const { inTransaction, limits, tallies } = services();
  await limits.take(registerLimit, wish.address);
  const found = await eventAt(wish.event);
  if (!found) throw badInput({ event: 'This event no longer exists.' });
  const ticket = found.tickets.find(({ id }) => id === wish.ticket);
  if (!ticket) throw badInput({ ticket: 'Please choose how you’ll take part.' });
  const { answers, problems } = checkAnswers(found.event.questions, wish.answers);
  const wrong = Object.entries(problems).map(([id, problem]) => [`answers.${id}`, problem]);
  if (wrong.length > 0) throw badInput(Object.fromEntries(wrong));
  const outcome = await inTransaction((tx) => registerOnce(tx, found.event.id, { ...wish, answers }));
  if (!outcome.repeated) tallies.count({ kind: 'registration', name: ledFrom(wish.page) });
  return outcome;
}

async function registerOnce(
  tx: Tx,
  eventId: string,
  wish: RegisterWish & { address: string },
): Promise<RegisterOutcome> {
  const event = await holdEvent(tx, eventId, 'share');
  if (event?.status !== 'published') throw tooLate('This event has been cancelled.');
  if (event.startAt <= now()) throw tooLate('This event has started, so registration is closed.');
  const ticket = await holdTicket(tx, wish.ticket);
  const emailKey = emailKeyOf(wish.email);
  if (!ticket || !emailKey) throw new Error('register takes checked wishes only');

  const content = JSON.stringify([event.id, ticket.id, emailKey, wish.name, wish.answers]);
  const key = createHash('sha256')
    .update(`${content}\n${wish.key ?? ''}`)
    .digest('base64url');
  const submission = { form: 'event', given: wish.key, address: wish.address, content };
  const first = await claimSubmission(tx, services().secret, submission);
  const known = await activeRegistration(tx, event.id, emailKey);
  if (known) {
    if (first || known.idempotencyKey !== key) throw new AlreadyRegistered(standing(known));
    return { registered: { registration: known, event, ticket }, repeated: true };
  }
  const place = await takePlace(tx, ticket);
  const [registration] = await tx
    .insert(eventRegistrations)
    .values(rowOf({ eventId: event.id, zone: event.zone }, wish, emailKey, key, place))
    .onConflictDoNothing()
    .returning();
  // The same address, at the same moment, for the other kind of ticket of this event.
  if (!registration) {
    const other = await activeRegistration(tx, event.id, emailKey);
    throw new AlreadyRegistered(other ? standing(other) : 'registered');
  }
  const registered = { registration, event, ticket };
  await recordEvent(tx, {
    kind: place.status === 'registered' ? 'event.registered' : 'event.waiting',
    subject: `registration:${registration.id}`,
    actor: 'visitor',
    data: { event: event.slug, ticket: ticket.mode, number: place.number },
  });
  await confirm(tx, registered);
  return { registered, repeated: false };
}

const standing = ({ status }: Registration): 'registered' | 'waiting' =>
  status === 'waiting' ? 'waiting' : 'registered';

async function activeRegistration(tx: Tx, eventId: string, emailKey: string): Promise<Registration | null> {
  const [found] = await tx
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.emailKey, emailKey),
        ne(eventRegistrations.status, 'cancelled'),
      ),
    );
  return found ?? null;
}

async function confirm(tx: Tx, registered: Registered): Promise<void> {
  if (registered.registration.status === 'registered')
    await tell(tx, registered, {
      purpose: 'event.registered',
      mail: registeredMail(registered),
      method: 'REQUEST',
    });
  else
    await tell(tx, registered, {
      purpose: 'event.waiting',
      mail: waitingMail(registered, await placeInLine(tx, registered)),
    });
}

function rowOf(
  event: { eventId: string; zone: string },
  wish: RegisterWish,
  emailKey: string,
  idempotencyKey: string,
  place: Place,
): typeof eventRegistrations.$inferInsert {
  const at = now();
  return {
    id: newId(),
    reference: referenceFrom(randomBytes(8)),
    eventId: event.eventId,
    ticketId: wish.ticket,
    number: place.number,
    name: wish.name,
    email: wish.email,
    emailKey,
    zone: wish.zone ?? event.zone,
    answers: wish.answers,
    listed: wish.listed,
    status: place.status,
    holder: 0,
    sequence: 0,
    idempotencyKey,
    createdAt: at,
    scheduledAt: at,
    changedAt: at,
  };
}
