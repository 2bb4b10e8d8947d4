import { count, eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { linkOver } from '../../errors.server.ts';
import { voteLimit } from '../../limits.ts';
import { readPollLink, readVoteToken } from '../links.server.ts';
import { voteMail } from '../mails.server.ts';
import { holdPoll, type Poll, pollById, type VoteRow, votesOf } from '../queries.server.ts';
import { marksFor } from '../rules.ts';
import { mostVotes, type Vote } from '../schema.ts';
import { bookingPollVotes } from '../tables.server.ts';

const overWords = 'This poll has ended, so your answer wasn’t changed.';
/** 409: a poll that was closed takes no answers. */
const pollOver = (): AppError => new AppError({ status: 409, code: 'poll_over', message: overWords });

/** Takes somebody's answer to a poll, or the change of it. */
export async function vote(wish: Vote & { address: string }): Promise<VoteRow> {
  const { inTransaction, limits } = services();
  await limits.take(voteLimit, wish.address);
  const claim = readPollLink(wish.token);
  if (!claim) throw linkOver();
  return inTransaction(async (tx) => {
    const held = await holdPoll(tx, claim.poll);
    const poll = held && (await pollById(tx, held.id));
    if (!poll) throw linkOver();
    if (held.closedAt) throw pollOver();
    const own = wish.vote ? readVoteToken(wish.vote) : null;
    const before = own ? (await votesOf(tx, held.id)).find(({ id }) => id === own) : undefined;
    return before ? changeVote(tx, before, poll, wish) : addVote(tx, poll, wish);
  });
}

const wordsOf = ({ starts }: Poll, { name, email, marks }: Vote) => ({
  name,
  email,
  emailKey: (email && emailKeyOf(email)) || '',
  marks: marksFor(starts, marks),
  changedAt: now(),
});

async function changeVote(tx: Tx, before: VoteRow, poll: Poll, wish: Vote): Promise<VoteRow> {
  const [row] = await tx
    .update(bookingPollVotes)
    .set(wordsOf(poll, wish))
    .where(eq(bookingPollVotes.id, before.id))
    .returning();
  return row ?? before;
}

async function addVote(tx: Tx, its: Poll, wish: Vote & { address: string }): Promise<VoteRow> {
  const { poll, type } = its;
  const content = JSON.stringify([poll.id, wish.name]);
  const submission = { form: 'booking.vote', given: wish.key, address: wish.address, content };
  if (!(await claimSubmission(tx, services().secret, submission))) {
    const first = (await votesOf(tx, poll.id)).findLast(({ name }) => name === wish.name);
    if (first) return changeVote(tx, first, its, wish);
  }
  const [held] = await tx
    .select({ votes: count() })
    .from(bookingPollVotes)
    .where(eq(bookingPollVotes.pollId, poll.id));
  if ((held?.votes ?? 0) >= mostVotes)
    throw badInput({ name: `${mostVotes} people have answered, which is the most a poll can take.` });
  const row = { id: newId(), pollId: poll.id, createdAt: now(), ...wordsOf(its, wish) };
  const [made] = await tx.insert(bookingPollVotes).values(row).returning();
  if (!made) throw new Error('unreachable: an insert gives its row');
  await recordEvent(tx, {
    kind: 'booking.poll-answered',
    subject: `booking-poll:${poll.id}`,
    actor: 'visitor',
  });
  await sendMail(tx, {
    to: poll.email,
    purpose: 'booking.poll-answered',
    mail: voteMail(poll, type, wish.name),
  });
  return made;
}
