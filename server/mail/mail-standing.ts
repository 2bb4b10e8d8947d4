import { and, count, desc, eq, inArray, isNotNull, max, min, or, sql } from 'drizzle-orm';
import { judgeStanding, type MailStanding, withMail } from '#lib/mail/mail-standing.ts';
import { outbox } from '../db/tables.ts';
import { isKept } from '../outbox/is-kept.ts';
import { services } from '../services.ts';

/** The state of the site's email: whether it is sent, what waits, and the mail server's last answer. */
export interface MailState {
  standing: MailStanding;
  /** Messages that are still being tried. */
  waiting: number;
  /** Messages that wait because no mail server was set, and can be sent together. */
  kept: number;
  /** What the mail server said about the last message that it did not accept. */
  said: string | null;
}

const waitingStates = ['queued', 'sending', 'uncertain'] as const;

/** The current state of the site's email. Every text that says a message was sent asks this or `mailLeaves` first. */
export async function mailState(): Promise<MailState> {
  const { database, mail } = services();
  const isStuck = and(inArray(outbox.state, waitingStates), isNotNull(outbox.lastError));
  const [row] = await database.db
    .select({
      waiting: count(sql`case when ${inArray(outbox.state, waitingStates)} then 1 end`),
      kept: count(sql`case when ${isKept} then 1 end`),
      stuckSince: min(sql`case when ${isStuck} then ${outbox.createdAt} end`).mapWith(outbox.createdAt),
      said: max(sql`case when ${isStuck} then ${outbox.lastError} end`).mapWith(outbox.lastError),
    })
    .from(outbox)
    .where(or(inArray(outbox.state, waitingStates), isKept));
  const stuckSince = row?.stuckSince ?? null;
  const standing = judgeStanding({
    isSetUp: mail.configured,
    stuckSince,
    lastSent: mail.configured && stuckSince ? await lastSent() : null,
  });
  return { standing, waiting: row?.waiting ?? 0, kept: row?.kept ?? 0, said: row?.said ?? null };
}

async function lastSent(): Promise<Date | null> {
  const [row] = await services()
    .database.db.select({ at: outbox.settledAt })
    .from(outbox)
    .where(and(eq(outbox.state, 'sent'), isNotNull(outbox.settledAt)))
    .orderBy(desc(outbox.settledAt))
    .limit(1);
  return row?.at ?? null;
}

/** Whether a message that is written now leaves at once, as far as anybody can know. */
export const mailLeaves = async (): Promise<boolean> =>
  services().mail.configured && (await mailState()).standing === 'leaves';

/** What staff read after an action that also wrote an email: what was done, then `sent`, or that nothing has left yet. */
export const saidWithMail = async (done: string, sent: string): Promise<string> =>
  withMail((await mailState()).standing, done, sent);
