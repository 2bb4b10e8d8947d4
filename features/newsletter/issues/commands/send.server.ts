import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { outbox } from '#server/db/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { defineJob } from '#server/jobs/define.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { resendMails, sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { unsubscribeUrls } from '../../links.server.ts';
import { newsletterIssueMails, newsletterIssues } from '../../tables.server.ts';
import { issueMail } from '../mails.server.ts';
import { countReaders, holdIssue, type Issue, issueSubject, readersAfter } from '../queries.server.ts';
import { missingIn } from '../rules.ts';

const batch = 100;
const issueJobSchema = z.object({ issue: z.string() });

async function heldIn(tx: Tx, id: string, state: Issue['state']): Promise<Issue | null> {
  const [issue] = await tx
    .select()
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.id, id), eq(newsletterIssues.state, state)))
    .for('update');
  return issue ?? null;
}

/** Writes an issue to the next readers, and the job for those after them, in one transaction; the last batch ends it. */
async function writeBatch(tx: Tx, id: string): Promise<void> {
  const issue = await heldIn(tx, id, 'sending');
  if (!issue) return;
  const readers = await readersAfter(tx, issue.reached, batch);
  for (const reader of readers) {
    const { page, oneClick } = unsubscribeUrls(reader.id, id);
    const outboxId = await sendMail(tx, {
      to: reader.email,
      purpose: 'newsletter.issue',
      mail: issueMail(issue, page),
      unsubscribeUrl: oneClick,
    });
    await tx.insert(newsletterIssueMails).values({ issueId: id, subscriberId: reader.id, outboxId });
  }
  const isLast = readers.length < batch;
  await tx
    .update(newsletterIssues)
    .set({
      reached: readers.at(-1)?.id ?? issue.reached,
      ...(isLast ? { state: 'sent', finishedAt: now() } : {}),
    })
    .where(eq(newsletterIssues.id, id));
  if (isLast)
    await recordEvent(tx, { kind: 'newsletter.issue-sent', subject: issueSubject(id), actor: 'system' });
  else await enqueue(tx, batchJob, { issue: id });
}

export const batchJob = defineJob({
  name: 'newsletter-batch',
  schema: issueJobSchema,
  concurrency: 1,
  run: ({ issue }) => services().inTransaction((tx) => writeBatch(tx, issue)),
});

async function start(tx: Tx, issue: Issue, actor: string): Promise<void> {
  await tx
    .update(newsletterIssues)
    .set({ state: 'sending', startedAt: now(), readers: await countReaders(tx) })
    .where(eq(newsletterIssues.id, issue.id));
  await recordEvent(tx, { kind: 'newsletter.issue-started', subject: issueSubject(issue.id), actor });
  await enqueue(tx, batchJob, { issue: issue.id });
}

export const startJob = defineJob({
  name: 'newsletter-start',
  schema: issueJobSchema,
  run: ({ issue: id }) =>
    services().inTransaction(async (tx) => {
      const issue = await heldIn(tx, id, 'scheduled');
      // Whoever moved it to later left the job of the earlier time behind.
      if (issue?.sendAt && issue.sendAt <= now()) await start(tx, issue, 'system');
    }),
});

/** Sends a draft to all confirmed readers, now or later, in the caller's transaction. */
export async function sendIssue(tx: Tx, id: string, at: Date | null, actor: string): Promise<void> {
  const issue = await holdIssue(tx, id, 'send');
  const missing = missingIn(issue);
  if (Object.keys(missing).length > 0) throw badInput(missing);
  if (!at) return start(tx, issue, actor);
  if (at <= now()) throw badInput({ at: 'This time has passed. Choose a later one, or send the issue now.' });
  await tx
    .update(newsletterIssues)
    .set({ state: 'scheduled', sendAt: at })
    .where(eq(newsletterIssues.id, id));
  await recordEvent(tx, {
    kind: 'newsletter.issue-scheduled',
    subject: issueSubject(id),
    actor,
    data: { sendAt: at.toISOString() },
  });
  await enqueue(tx, startJob, { issue: id }, { startAfter: at });
}

/** Makes a scheduled issue a draft again. */
export async function unscheduleIssue(tx: Tx, id: string, actor: string): Promise<void> {
  await holdIssue(tx, id, 'unschedule');
  await tx.update(newsletterIssues).set({ state: 'draft', sendAt: null }).where(eq(newsletterIssues.id, id));
  await recordEvent(tx, { kind: 'newsletter.issue-unscheduled', subject: issueSubject(id), actor });
}

const outboxIdsOf = (tx: Tx, id: string) =>
  tx
    .select({ id: newsletterIssueMails.outboxId })
    .from(newsletterIssueMails)
    .where(eq(newsletterIssueMails.issueId, id));

/** Stops an issue midway: no more emails are written, and those that wait in the outbox are kept there. Gives how many. */
export async function stopIssue(tx: Tx, id: string, actor: string): Promise<number> {
  await holdIssue(tx, id, 'stop');
  await tx.update(newsletterIssues).set({ state: 'stopped' }).where(eq(newsletterIssues.id, id));
  const held = await tx
    .update(outbox)
    .set({ state: 'kept', settledAt: now() })
    .where(and(inArray(outbox.id, outboxIdsOf(tx, id)), eq(outbox.state, 'queued')));
  await recordEvent(tx, { kind: 'newsletter.issue-stopped', subject: issueSubject(id), actor });
  return held.rowCount ?? 0;
}

/** Goes on with a stopped issue: with the emails that were kept, and with the readers it had not come to. */
export async function resumeIssue(tx: Tx, id: string, actor: string): Promise<void> {
  await holdIssue(tx, id, 'resume');
  const kept = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.id, outboxIdsOf(tx, id)), eq(outbox.state, 'kept')));
  if (kept.length > 0 && services().mail.configured)
    await resendMails(
      tx,
      kept.map((mail) => mail.id),
    );
  await tx.update(newsletterIssues).set({ state: 'sending' }).where(eq(newsletterIssues.id, id));
  await recordEvent(tx, { kind: 'newsletter.issue-resumed', subject: issueSubject(id), actor });
  await enqueue(tx, batchJob, { issue: id });
}

/** Notes how emails ended while the outbox still knows it. */
export async function noteOutcomes(): Promise<void> {
  await services().database.db.execute(sql`
    update ${newsletterIssueMails} as mail set outcome = ended.state from ${outbox} as ended
    where ended.id = mail.outbox_id and ended.state in ('sent', 'failed', 'kept', 'suppressed')
      and mail.outcome is distinct from ended.state`);
}

export const newsletterOutcomes = defineJob({
  name: 'newsletter-outcomes',
  schema: z.object({}),
  every: '5 * * * *',
  run: noteOutcomes,
});
