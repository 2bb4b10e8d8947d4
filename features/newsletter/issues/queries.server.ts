import { and, count, countDistinct, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { events, outbox } from '#server/db/tables.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { namesOfActors } from '#server/identity/actor-names.ts';
import { services } from '#server/services.ts';
import { newsletterIssueMails, newsletterIssues, newsletterSubscribers } from '../tables.server.ts';
import { type IssueAction, mayDo } from './rules.ts';
import { type IssueCounts, issueWords, type ShownIssue } from './schema.ts';

/** A row of the issues. */
export type Issue = typeof newsletterIssues.$inferSelect;

const none: IssueCounts = {
  written: 0,
  sent: 0,
  failed: 0,
  kept: 0,
  suppressed: 0,
  waiting: 0,
  bounced: 0,
  complained: 0,
};

const settled = ['sent', 'failed', 'kept', 'suppressed'] as const;

/** How many emails of some issues came back, or were reported as unwanted, after the mail server had taken them. */
const reportsOf = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select({ id: newsletterIssueMails.issueId, kind: events.kind, mails: countDistinct(events.subject) })
    .from(newsletterIssueMails)
    .innerJoin(events, sql`${events.subject} = 'outbox:' || ${newsletterIssueMails.outboxId}`)
    .where(
      and(
        inArray(events.kind, ['mail.bounced', 'mail.complained']),
        inArray(newsletterIssueMails.issueId, [...ids]),
      ),
    )
    .groupBy(newsletterIssueMails.issueId, events.kind);

/** What became of the emails of some issues; the outbox knows it until it forgets them. */
async function countsOf(db: DbOrTx, ids: readonly string[]): Promise<Map<string, IssueCounts>> {
  const ended = sql<string>`coalesce(${outbox.state}, ${newsletterIssueMails.outcome}, 'sent')`;
  const rows = await db
    .select({ id: newsletterIssueMails.issueId, ended, mails: count() })
    .from(newsletterIssueMails)
    .leftJoin(outbox, eq(outbox.id, newsletterIssueMails.outboxId))
    .where(inArray(newsletterIssueMails.issueId, [...ids]))
    .groupBy(newsletterIssueMails.issueId, ended);
  const found = new Map<string, IssueCounts>();
  for (const row of rows) {
    const counts = found.get(row.id) ?? { ...none };
    counts.written += row.mails;
    counts[settled.find((state) => state === row.ended) ?? 'waiting'] += row.mails;
    found.set(row.id, counts);
  }
  for (const { id, kind, mails } of await reportsOf(db, ids)) {
    const counts = found.get(id);
    if (counts) counts[kind === 'mail.bounced' ? 'bounced' : 'complained'] = mails;
  }
  return found;
}

/** Issues by their ids, each with what became of its emails. */
export async function shownIssues(db: DbOrTx, ids: string[]): Promise<ShownIssue[]> {
  const rows = await db.select().from(newsletterIssues).where(inArray(newsletterIssues.id, ids));
  // Counted afterwards, so that an issue that is called sent has all its messages counted.
  const counts = await countsOf(db, ids);
  return rows.map(({ reached: _, createdAt: __, ...row }) => ({
    ...row,
    counts: counts.get(row.id) ?? none,
  }));
}

/** One issue, or null. */
export async function shownIssue(id: string): Promise<ShownIssue | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [issue] = await shownIssues(services().database.db, [id]);
  return issue ?? null;
}

/** How many readers an issue would go to now. */
export async function countReaders(db: DbOrTx = services().database.db): Promise<number> {
  const [row] = await db
    .select({ readers: count() })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.state, 'confirmed'));
  return row?.readers ?? 0;
}

/** The next readers after one, in the order of their ids. */
export const readersAfter = (tx: Tx, id: string | null, most: number) =>
  tx
    .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(
      and(eq(newsletterSubscribers.state, 'confirmed'), id ? gt(newsletterSubscribers.id, id) : undefined),
    )
    .orderBy(newsletterSubscribers.id)
    .limit(most);

/** How events name an issue. */
export const issueSubject = (id: string): string => `newsletter-issue:${id}`;

/** Who changed an issue last, by name. */
export async function lastEditor(db: DbOrTx, id: string): Promise<string | undefined> {
  const [event] = await db
    .select({ actor: events.actor })
    .from(events)
    .where(eq(events.subject, issueSubject(id)))
    .orderBy(desc(events.id))
    .limit(1);
  return event && (await namesOfActors(db, [event.actor])).get(event.actor);
}

/** Holds an issue until the transaction ends, if what is wanted can be done with it now. */
export async function holdIssue(tx: Tx, id: string, intent: IssueAction): Promise<Issue> {
  const [issue] = z.uuid().safeParse(id).success
    ? await tx.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).for('update')
    : [];
  if (!issue) throw new AppError({ status: 404, code: 'not_found', message: 'This issue no longer exists.' });
  if (!mayDo(issue.state, intent))
    throw new AppError({
      status: 409,
      code: 'other_state',
      message: `You can’t do this any more, because the issue’s state is now “${issueWords[issue.state]}”.`,
    });
  return issue;
}
