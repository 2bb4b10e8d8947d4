import { and, eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordChange, recordEvent } from '#server/events/record.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { newsletterIssues } from '../../tables.server.ts';
import { holdIssue, type Issue, issueSubject, lastEditor } from '../queries.server.ts';
import { type IssueWords, issueLabels } from '../schema.ts';

const wordsOf = ({ subject, preview, body }: IssueWords): IssueWords => ({ subject, preview, body });

/** Begins an issue, or gives the one that was begun and not written in: a second press makes no second draft. */
export function beginIssue(actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const untouched = and(eq(newsletterIssues.state, 'draft'), eq(newsletterIssues.version, 1));
    const [blank] = await tx
      .select({ id: newsletterIssues.id })
      .from(newsletterIssues)
      .where(untouched)
      .limit(1);
    if (blank) return blank.id;
    const id = newId();
    await tx.insert(newsletterIssues).values({
      id,
      subject: '',
      preview: '',
      body: '',
      state: 'draft',
      version: 1,
      createdAt: now(),
      changedAt: now(),
    });
    await recordEvent(tx, { kind: 'newsletter.issue-begun', subject: issueSubject(id), actor });
    return id;
  });
}

/** Writes the words of a draft in the caller's transaction; throws the conflict when somebody else saved meanwhile. */
export async function writeIssue(
  tx: Tx,
  id: string,
  { seen, ...words }: IssueWords & { seen: number },
  actor: string,
): Promise<Issue> {
  const issue = await holdIssue(tx, id, 'save');
  checkSeen(seen, {
    version: issue.version,
    yours: words,
    theirs: wordsOf(issue),
    labels: issueLabels,
    by: issue.version === seen ? undefined : await lastEditor(tx, id),
  });
  if (JSON.stringify(wordsOf(issue)) === JSON.stringify(wordsOf(words))) return issue;
  const [written] = await tx
    .update(newsletterIssues)
    .set({ ...words, version: issue.version + 1, changedAt: now() })
    .where(eq(newsletterIssues.id, id))
    .returning();
  await recordChange(tx, {
    kind: 'newsletter.issue-changed',
    subject: issueSubject(id),
    actor,
    before: wordsOf(issue),
    after: words,
  });
  return written ?? issue;
}
