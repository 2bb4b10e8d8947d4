import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { elsewhere } from '../errors.server.ts';
import type { SubmissionRow } from '../queries.server.ts';
import { type Move, statusAfter } from '../rules.ts';
import { submissionNotes, submissions } from '../tables.server.ts';

/** Who does something with a submission, and what they say. */
export interface Word {
  side: 'owner' | 'staff';
  actor: string;
  text: string;
}

/** Writes a word about a submission down, with the status it goes to, if any; gives its id. */
export async function addNote(
  tx: Tx,
  submissionId: string,
  { side, text }: Omit<Word, 'actor'>,
  status: SubmissionRow['status'] | null = null,
): Promise<string> {
  const id = newId();
  await tx.insert(submissionNotes).values({ id, submissionId, side, status, text, at: now() });
  return id;
}

/** Moves a held submission on, with its note and its event; gives the note's id. Throws 409 where it may not go there. */
export async function move(tx: Tx, submission: SubmissionRow, to: Move, word: Word): Promise<string> {
  const status = statusAfter(to, submission.status);
  if (!status) throw elsewhere();
  await tx
    .update(submissions)
    .set({ status, changedAt: now(), ...(to === 'send' ? { sentAt: now() } : {}) })
    .where(eq(submissions.id, submission.id));
  await recordEvent(tx, {
    kind: `submission.${to}`,
    subject: `submission:${submission.id}`,
    actor: word.actor,
    data: { slug: submission.slug },
  });
  return addNote(tx, submission.id, word, status);
}
