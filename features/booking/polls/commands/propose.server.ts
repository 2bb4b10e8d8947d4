import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { freeSlotsWithin } from '../../availability.server.ts';
import { proposeLimit } from '../../limits.ts';
import { activeType, type MeetingType } from '../../queries.server.ts';
import { pollMadeMail } from '../mails.server.ts';
import { latestPollOf, type PollRow } from '../queries.server.ts';
import type { Proposal } from '../schema.ts';
import { bookingPolls, bookingPollTimes } from '../tables.server.ts';

/** Throws for times that are not free now: nobody should be asked about a time that cannot be booked. */
async function checkFree(type: MeetingType, times: readonly number[]): Promise<void> {
  const within = { start: Math.min(...times), end: Math.max(...times) + 1 };
  const free = new Set(
    (await freeSlotsWithin(services().database.db, { type, within })).map(({ start }) => start),
  );
  if (times.some((time) => !free.has(time)))
    throw badInput({
      times: 'One of these times is no longer free, so we’ve removed it. Choose another one.',
    });
}

/** Starts a poll over free times and emails its links; a repeated press gives the first one's. */
export async function propose(wish: Proposal & { address: string }): Promise<PollRow> {
  const { inTransaction, limits, secret } = services();
  await limits.take(proposeLimit, wish.address);
  const type = await activeType(wish.type);
  if (!type) throw badInput({ type: 'This meeting is no longer available. Please choose another one.' });
  await checkFree(type, wish.times);
  const emailKey = emailKeyOf(wish.email);
  if (!emailKey) throw new Error('propose takes checked addresses only');
  return inTransaction(async (tx) => {
    const content = JSON.stringify([type.id, wish.times, emailKey]);
    const submission = { form: 'booking.poll', given: wish.key, address: wish.address, content };
    if (!(await claimSubmission(tx, secret, submission))) {
      const first = await latestPollOf(tx, emailKey, type.id);
      if (first) return first;
    }
    const { title, name, email, zone } = wish;
    const lastAt = new Date(Math.max(...wish.times));
    const row = {
      id: newId(),
      typeId: type.id,
      title,
      name,
      email,
      emailKey,
      zone,
      lastAt,
      createdAt: now(),
    };
    const [poll] = await tx.insert(bookingPolls).values(row).returning();
    if (!poll) throw new Error('unreachable: an insert gives its row');
    await tx
      .insert(bookingPollTimes)
      .values(wish.times.map((time) => ({ pollId: poll.id, startAt: new Date(time) })));
    await recordEvent(tx, {
      kind: 'booking.poll-made',
      subject: `booking-poll:${poll.id}`,
      actor: 'visitor',
      data: { type: type.slug, times: wish.times.length },
    });
    await sendMail(tx, { to: email, purpose: 'booking.poll-made', mail: pollMadeMail(poll, type) });
    return poll;
  });
}
