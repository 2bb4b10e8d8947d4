import { and, eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { services } from '#server/services.ts';
import { elsewhere, notThere } from '../errors.server.ts';
import type { SubmissionRow } from '../queries.server.ts';
import { isOpen } from '../rules.ts';
import { submissions } from '../tables.server.ts';

/** Does something with a submission that is held for it; throws 404 where it is not this person's. */
export function inOwnSubmission<T>(
  userId: string,
  id: string,
  change: (tx: Tx, submission: SubmissionRow) => Promise<T>,
): Promise<T> {
  return services().inTransaction(async (tx) => {
    const [submission] = await tx
      .select()
      .from(submissions)
      .where(and(eq(submissions.id, id), eq(submissions.userId, userId)))
      .for('update');
    if (!submission) throw notThere();
    return change(tx, submission);
  });
}

/** The same for what may still be changed; notes the change. Throws 409 while somebody looks at it. */
export const inOwnDraft = <T>(
  userId: string,
  id: string,
  change: (tx: Tx, submission: SubmissionRow) => Promise<T>,
): Promise<T> =>
  inOwnSubmission(userId, id, async (tx, submission) => {
    if (!isOpen(submission.status)) throw elsewhere();
    const result = await change(tx, submission);
    await tx.update(submissions).set({ changedAt: now() }).where(eq(submissions.id, id));
    return result;
  });
