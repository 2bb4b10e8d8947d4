import { and, count, desc, eq, gte, inArray, min, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { events, outbox } from '#server/db/tables.ts';
import { mailSuppressions } from '#server/mail/suppression/tables.ts';
import { services } from '#server/services.ts';
import { lookUpDomain } from './look-up.server.ts';

const daysAgo = (days: number): Date => new Date(now().getTime() - days * 86_400_000);

/** How emails fared within the last days, and what waits. */
async function mailFigures(days: number) {
  const { db } = services().database;
  const states = await db
    .select({ state: outbox.state, count: count() })
    .from(outbox)
    .where(gte(outbox.createdAt, daysAgo(days)))
    .groupBy(outbox.state);
  const [waiting] = await db
    .select({ oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(inArray(outbox.state, ['queued', 'sending', 'uncertain']));
  const reports = await db
    .select({ kind: events.kind, count: count() })
    .from(events)
    .where(
      and(inArray(events.kind, ['mail.bounced', 'mail.complained']), gte(events.happenedAt, daysAgo(days))),
    )
    .groupBy(events.kind);
  const inState = (...wanted: string[]) =>
    states.filter(({ state }) => wanted.includes(state)).reduce((sum, each) => sum + each.count, 0);
  const ofKind = (wanted: string) => reports.find(({ kind }) => kind === wanted)?.count ?? 0;
  return {
    days,
    sent: inState('sent'),
    waiting: inState('queued', 'sending', 'uncertain'),
    oldestWaiting: waiting?.oldest?.toISOString() ?? null,
    failed: inState('failed'),
    kept: inState('kept'),
    suppressed: inState('suppressed'),
    bounced: ofKind('mail.bounced'),
    complained: ofKind('mail.complained'),
  };
}

/** The addresses that get no mail, the newest first, at most two hundred; found by a piece of the address. */
async function suppressionList(search: string) {
  const { db } = services().database;
  const found = search
    ? sql`position(${search.trim().toLowerCase()} in ${mailSuppressions.emailKey}) > 0`
    : undefined;
  const rows = await db
    .select()
    .from(mailSuppressions)
    .where(found)
    .orderBy(desc(mailSuppressions.lastAt))
    .limit(200);
  const [all] = await db.select({ count: count() }).from(mailSuppressions);
  return {
    all: all?.count ?? 0,
    rows: rows.map(({ email, reason, detail, reports, since }) => ({
      email,
      reason,
      detail,
      reports,
      since: since.toISOString(),
    })),
  };
}

/** The last test mail of somebody, and what became of it. */
async function lastTest(email: string | null) {
  if (!email) return null;
  const [row] = await services()
    .database.db.select()
    .from(outbox)
    .where(and(eq(outbox.purpose, 'mail-health.test'), eq(outbox.recipient, email)))
    .orderBy(desc(outbox.id))
    .limit(1);
  return row
    ? { state: row.state, at: row.createdAt.toISOString(), said: row.response ?? row.lastError ?? '' }
    : null;
}

/** Everything that the page about mail shows. */
export async function mailHealthPage(email: string | null, search: string) {
  const { env, mail } = services();
  const [domain, figures, list, test] = await Promise.all([
    lookUpDomain(),
    mailFigures(30),
    suppressionList(search),
    lastTest(email),
  ]);
  return {
    configured: mail.configured,
    from: env.MAIL_FROM ?? '',
    own: email,
    server: env.SMTP_URL ? new URL(env.SMTP_URL).host : null,
    reportsBy: {
      webhook: Boolean(env.MAIL_REPORTS_SECRET),
      mailbox: Boolean(env.IMAP_URL || env.MAIL_INCOMING_SECRET),
    },
    publicUrl: env.PUBLIC_URL,
    domain,
    figures,
    list,
    search,
    test,
  };
}

export type MailHealthPage = Awaited<ReturnType<typeof mailHealthPage>>;
