import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineBinned, putInBin } from '#server/bin/bin.ts';
import { services } from '#server/services.ts';
import { newsletterIssueMails, newsletterIssues } from '../../tables.server.ts';
import { holdIssue } from '../queries.server.ts';
import { issueStates } from '../schema.ts';

const moment = z.coerce.date().nullable();

export const binnedIssue = defineBinned({
  kind: 'newsletter-issue',
  label: 'Newsletter issue',
  section: 'newsletter',
  schema: z.object({
    issue: z.object({
      id: z.string(),
      subject: z.string(),
      preview: z.string(),
      body: z.string(),
      state: z.enum(issueStates),
      version: z.number(),
      sendAt: moment,
      startedAt: moment,
      finishedAt: moment,
      readers: z.number(),
      reached: z.string().nullable(),
      unsubscribed: z.number(),
      createdAt: z.coerce.date(),
      changedAt: z.coerce.date(),
    }),
    mails: z.array(
      z.object({
        issueId: z.string(),
        subscriberId: z.string(),
        outboxId: z.string(),
        outcome: z.enum(['sent', 'failed', 'kept', 'suppressed']).nullable(),
      }),
    ),
  }),
  restore: async (tx, { issue, mails }) => {
    await tx.insert(newsletterIssues).values(issue);
    for (let at = 0; at < mails.length; at += 1000)
      await tx.insert(newsletterIssueMails).values(mails.slice(at, at + 1000));
  },
});

/** Puts an issue into the bin; gives what takes it out again. */
export function deleteIssue(id: string, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const issue = await holdIssue(tx, id, 'delete');
    const mails = await tx.select().from(newsletterIssueMails).where(eq(newsletterIssueMails.issueId, id));
    await tx.delete(newsletterIssues).where(eq(newsletterIssues.id, id));
    return putInBin(tx, binnedIssue, {
      subjectId: id,
      label: issue.subject || 'Issue without a subject',
      content: { issue, mails },
      actor,
    });
  });
}
