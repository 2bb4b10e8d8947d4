import { and, count, desc, eq, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { membershipOf } from '#server/companies/membership.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import type { Draft } from '../fields.ts';
import { submissions } from '../tables.server.ts';
import { inOwnDraft } from './own-submission.server.ts';

const mostSubmissions = 10_000;

async function newestDraft(tx: Tx, userId: string): Promise<string | null> {
  const [draft] = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.status, 'draft')))
    .orderBy(desc(submissions.id))
    .limit(1);
  return draft?.id ?? null;
}

/** Starts a draft and returns its id. Submitting the same form twice returns the first draft's id, or null if that draft no longer exists. */
export function beginDraft(
  press: { key?: string | undefined; address: string },
  userId: string,
): Promise<string | null> {
  return services().inTransaction(async (tx) => {
    const submission = { form: 'submission', given: press.key, address: press.address, content: userId };
    if (press.key && !(await claimSubmission(tx, services().secret, submission)))
      return newestDraft(tx, userId);
    const [there] = await tx
      .select({ things: count() })
      .from(submissions)
      .where(eq(submissions.userId, userId));
    if ((there?.things ?? 0) >= mostSubmissions)
      throw new AppError({
        status: 422,
        code: 'full',
        message: 'You have too many drafts. Delete some of them first.',
      });
    const id = newId();
    await tx.insert(submissions).values({
      id,
      userId,
      companyId: (await membershipOf(tx, userId))?.companyId ?? null,
      draft: {},
      status: 'draft',
      createdAt: now(),
      changedAt: now(),
    });
    return id;
  });
}

/** Keeps what was typed into some of the fields; the others stay as they are, so that two devices do not undo each other. */
export const saveDraft = (id: string, typed: Draft, userId: string): Promise<void> =>
  inOwnDraft(userId, id, async (tx) => {
    await tx
      .update(submissions)
      .set({ draft: sql`${submissions.draft} || ${JSON.stringify(typed)}::jsonb` })
      .where(eq(submissions.id, id));
  });
