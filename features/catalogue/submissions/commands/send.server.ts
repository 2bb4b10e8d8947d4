import { eq, like, or } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { forgetBinnedEntry } from '../../commands/delete-entry.server.ts';
import { forgetWords, putApplicationIn, setStatusIn } from '../../commands/put-application.server.ts';
import { applications } from '../../tables.server.ts';
import { elsewhere } from '../errors.server.ts';
import { tellStaff } from '../mails.server.ts';
import { type SubmissionRow, screensOf } from '../queries.server.ts';
import { readDraft, slugFor } from '../rules.ts';
import type { Submission } from '../schema.ts';
import { submissions } from '../tables.server.ts';
import { wishOf } from '../wish.ts';
import { move } from './move.server.ts';
import { inOwnSubmission } from './own-submission.server.ts';

const ownerOf = (userId: string, text = '') => ({ side: 'owner', actor: `user:${userId}`, text }) as const;

/** The submission as a whole, or 422 with what is missing. */
export async function wholeOf(tx: Tx, { id, draft }: SubmissionRow) {
  const screens = await screensOf(tx, id);
  const { submission, problems } = readDraft(draft, screens);
  if (!submission) throw badInput(problems as Record<string, string>);
  return { submission, screens };
}

/** Its address: the one it has, or the first that is free under its name. */
async function addressFor(tx: Tx, row: SubmissionRow, { name }: Submission): Promise<string> {
  if (row.slug) return row.slug;
  const plain = slugFor(name, new Set());
  const [taken, asked] = await Promise.all([
    tx
      .select({ slug: applications.slug })
      .from(applications)
      .where(or(eq(applications.slug, plain), like(applications.slug, `${plain}-%`))),
    tx
      .select({ slug: submissions.slug })
      .from(submissions)
      .where(or(eq(submissions.slug, plain), like(submissions.slug, `${plain}-%`))),
  ]);
  const slug = slugFor(name, new Set([...taken, ...asked].flatMap((each) => each.slug ?? [])));
  await tx.update(submissions).set({ slug }).where(eq(submissions.id, row.id));
  return slug;
}

async function isLive(tx: Tx, slug: string): Promise<boolean> {
  const [row] = await tx
    .select({ status: applications.status })
    .from(applications)
    .where(eq(applications.slug, slug));
  return row?.status === 'published';
}

/** Sends a draft to be looked at. What the catalogue shows already stays as it is until somebody has said yes. */
export const sendSubmission = (id: string, text: string, userId: string): Promise<void> =>
  inOwnSubmission(userId, id, async (tx, row) => {
    const { submission, screens } = await wholeOf(tx, row);
    const slug = await addressFor(tx, row, submission);
    const word = ownerOf(userId, text);
    await move(tx, { ...row, slug }, 'send', word);
    // New ones appear in the second view of the catalogue, where staff see them as they would look.
    if (!(await isLive(tx, slug)))
      await putApplicationIn(tx, wishOf(submission, screens, { slug, status: 'in-review' }), word.actor);
    await tellStaff(tx, { id, name: submission.name, slug });
  });

/** Takes a submission back before somebody has decided about it. */
export const withdrawSubmission = (id: string, userId: string): Promise<void> =>
  inOwnSubmission(userId, id, async (tx, row) => {
    const word = ownerOf(userId);
    await move(tx, row, 'withdraw', word);
    if (row.slug && !(await isLive(tx, row.slug))) await setStatusIn(tx, row.slug, 'draft', word.actor);
  });

/** Opens what was decided on for changes; what is in the catalogue stays there meanwhile. */
export const reopenSubmission = (id: string, userId: string): Promise<void> =>
  inOwnSubmission(userId, id, async (tx, row) => {
    await move(tx, row, 'reopen', ownerOf(userId));
  });

/** Takes an application out of the catalogue; its draft stays. */
export const takeDown = (id: string, userId: string): Promise<void> =>
  inOwnSubmission(userId, id, async (tx, row) => {
    const word = ownerOf(userId);
    if (!row.slug || !(await isLive(tx, row.slug))) throw elsewhere();
    if (row.status === 'published') await move(tx, row, 'reopen', word);
    // While somebody looks at its changes, it becomes a new one that waits for its first yes.
    await setStatusIn(tx, row.slug, row.status === 'in-review' ? 'in-review' : 'draft', word.actor);
  });

/** Deletes a draft that the catalogue does not show, with all that was said about it. */
export const deleteSubmission = (id: string, userId: string): Promise<void> =>
  inOwnSubmission(userId, id, async (tx, row) => {
    if (row.status === 'in-review' || (row.slug && (await isLive(tx, row.slug)))) throw elsewhere();
    await removeSubmission(tx, row);
  });

/** Removes a submission, what was said about it and its entry; its files go with the next round of forgetting. Gives the id of the entry. */
export async function removeSubmission(
  tx: Tx,
  { id, slug }: Pick<SubmissionRow, 'id' | 'slug'>,
): Promise<string | null> {
  let entryId: string | null = null;
  if (slug) {
    const [entry] = await tx.delete(applications).where(eq(applications.slug, slug)).returning();
    if (entry) await forgetWords(tx, entry);
    entryId = entry?.id ?? null;
  }
  await forgetBinnedEntry(tx, id);
  await tx.delete(submissions).where(eq(submissions.id, id));
  return entryId;
}
