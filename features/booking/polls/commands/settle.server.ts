import { eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { linkOver } from '../../errors.server.ts';
import { changeLimit } from '../../limits.ts';
import type { Meeting } from '../../queries.server.ts';
import { readPollLink } from '../links.server.ts';
import { decidedMail } from '../mails.server.ts';
import { holdPoll, votesOf } from '../queries.server.ts';
import { bookingPolls } from '../tables.server.ts';

/** The poll that a link lets its holder end, held until the transaction ends; null where it is none, or has ended. */
async function openPoll(tx: Tx, token: string) {
  const claim = readPollLink(token);
  if (claim?.role !== 'organiser') return null;
  const poll = await holdPoll(tx, claim.poll);
  return poll && !poll.closedAt ? poll : null;
}

/** Ends a poll with the meeting that came of it, in the booking's own transaction, and tells who left an address. */
export async function settlePoll(tx: Tx, token: string, meeting: Meeting): Promise<void> {
  const poll = await openPoll(tx, token);
  // The meeting stands whatever became of the poll.
  if (!poll || poll.typeId !== meeting.type.id) return;
  await tx
    .update(bookingPolls)
    .set({ closedAt: now(), bookingId: meeting.booking.id })
    .where(eq(bookingPolls.id, poll.id));
  await recordEvent(tx, {
    kind: 'booking.poll-decided',
    subject: `booking-poll:${poll.id}`,
    actor: 'visitor',
  });
  const told = new Set([poll.emailKey, emailKeyOf(meeting.booking.email), '']);
  for (const { email, emailKey } of await votesOf(tx, poll.id)) {
    if (told.has(emailKey)) continue;
    told.add(emailKey);
    await sendMail(tx, { to: email, purpose: 'booking.poll-decided', mail: decidedMail(poll, meeting) });
  }
}

/** Ends a poll without a meeting; pressing twice is fine. */
export async function closePoll({ token, address }: { token: string; address: string }): Promise<void> {
  const { inTransaction, limits } = services();
  await limits.take(changeLimit, address);
  if (readPollLink(token)?.role !== 'organiser') throw linkOver();
  await inTransaction(async (tx) => {
    const poll = await openPoll(tx, token);
    if (!poll) return;
    await tx.update(bookingPolls).set({ closedAt: now() }).where(eq(bookingPolls.id, poll.id));
    await recordEvent(tx, {
      kind: 'booking.poll-closed',
      subject: `booking-poll:${poll.id}`,
      actor: 'visitor',
    });
  });
}
