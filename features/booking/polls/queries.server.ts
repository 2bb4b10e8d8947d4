import { and, asc, desc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import type { MeetingType } from '../queries.server.ts';
import { meetingTypes } from '../tables.server.ts';
import { bookingPolls, bookingPollTimes, bookingPollVotes } from './tables.server.ts';

/** A row of the polls. */
export type PollRow = typeof bookingPolls.$inferSelect;
/** A row of the answers. */
export type VoteRow = typeof bookingPollVotes.$inferSelect;

/** A poll with what it asks about. */
export interface Poll {
  poll: PollRow;
  type: MeetingType;
  /** As ISO text, the earliest first. */
  starts: string[];
}

const ofPoll = (id: string) => eq(bookingPolls.id, id);

/** A poll by its id, or null. */
export async function pollById(db: DbOrTx, id: string): Promise<Poll | null> {
  const [row] = await db
    .select({ poll: bookingPolls, type: meetingTypes })
    .from(bookingPolls)
    .innerJoin(meetingTypes, eq(meetingTypes.id, bookingPolls.typeId))
    .where(ofPoll(id));
  if (!row) return null;
  const times = await db
    .select({ startAt: bookingPollTimes.startAt })
    .from(bookingPollTimes)
    .where(eq(bookingPollTimes.pollId, id))
    .orderBy(asc(bookingPollTimes.startAt));
  return { ...row, starts: times.map(({ startAt }) => startAt.toISOString()) };
}

/** Holds a poll's row until the transaction ends, so that answers and its end follow each other. */
export async function holdPoll(tx: Tx, id: string): Promise<PollRow | null> {
  const [row] = await tx.select().from(bookingPolls).where(ofPoll(id)).for('update');
  return row ?? null;
}

/** The newest poll of an address over a type of meeting. */
export async function latestPollOf(db: DbOrTx, emailKey: string, typeId: string): Promise<PollRow | null> {
  const [row] = await db
    .select()
    .from(bookingPolls)
    .where(and(eq(bookingPolls.emailKey, emailKey), eq(bookingPolls.typeId, typeId)))
    .orderBy(desc(bookingPolls.id))
    .limit(1);
  return row ?? null;
}

/** The answers to a poll, in the order in which they came. */
export const votesOf = (db: DbOrTx, id: string): Promise<VoteRow[]> =>
  db.select().from(bookingPollVotes).where(eq(bookingPollVotes.pollId, id)).orderBy(asc(bookingPollVotes.id));
