import { inArray, sql } from 'drizzle-orm';
import { outbox } from '#server/db/tables.ts';
import type { Db } from '#server/db/transaction.ts';
import { choice, days, defineTable } from '#server/tables/define-table.ts';
import { letGoKept } from './commands/let-go-kept.server.ts';
import { resend } from './commands/resend.server.ts';
import { sendKept } from './commands/send-kept.server.ts';
import { reasonOf, reasons } from './reasons.ts';
import { letGoWords, resentWords } from './resent-words.ts';
import { type MailLine, mailStates, nextWords, stateWords } from './schema.ts';

const subject = sql<string>`coalesce(${outbox.payload}->>'subject', '')`;

/** Every mail that left the house or is to leave it. */
export const outboxList = defineTable({
  name: 'outbox',
  section: 'outbox',
  from: outbox,
  id: outbox.id,
  rows: (db: Db, ids: string[]): PromiseLike<MailLine[]> =>
    db
      .select({
        id: outbox.id,
        to: outbox.recipient,
        subject,
        purpose: outbox.purpose,
        state: outbox.state,
        attempts: outbox.attempts,
        lastError: outbox.lastError,
        createdAt: outbox.createdAt,
        settledAt: outbox.settledAt,
      })
      .from(outbox)
      .where(inArray(outbox.id, ids)),
  columns: {
    subject: { label: 'Subject', value: (mail) => mail.subject },
    to: { label: 'To', value: (mail) => mail.to, sort: sql`lower(${outbox.recipient})` },
    why: { label: 'Why', value: (mail) => reasonOf(mail.purpose), sort: outbox.purpose },
    state: { label: 'State', value: (mail) => stateWords[mail.state], sort: outbox.state },
    next: { label: 'Next', value: (mail) => nextWords[mail.state], extra: true },
    written: { label: 'Written', value: (mail) => mail.createdAt, sort: outbox.createdAt },
    settled: { label: 'Settled', value: (mail) => mail.settledAt, sort: outbox.settledAt, extra: true },
    attempts: { label: 'Tries', value: (mail) => mail.attempts, sort: outbox.attempts, extra: true },
    error: { label: 'Last error', value: (mail) => mail.lastError, extra: true },
  },
  search: [outbox.recipient, subject],
  filters: {
    state: choice(
      'State',
      outbox.state,
      mailStates.map((value) => ({ value, label: stateWords[value] })),
    ),
    why: choice(
      'Why',
      outbox.purpose,
      Object.entries(reasons).map(([value, label]) => ({ value, label })),
    ),
    written: days('Written', outbox.createdAt),
  },
  defaultSort: '-written',
  views: {
    Failed: 'state=failed',
    Waiting: 'state=queued&state=sending&state=uncertain',
    'Held back': 'state=suppressed',
    Kept: 'state=kept',
  },
  actions: {
    resend: async ({ ids, actor }) => resentWords(await resend(await ids(), actor)),
    'send-kept': async ({ actor }) => ({ ...resentWords(await sendKept(actor)), to: '/admin-panel/outbox' }),
    'let-go-kept': async ({ actor }) => ({
      said: letGoWords(await letGoKept(actor)),
      to: '/admin-panel/outbox',
    }),
  },
});
