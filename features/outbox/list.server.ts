import { inArray, sql } from 'drizzle-orm';
import { outbox } from '#server/db/tables.ts';
import type { Db } from '#server/db/transaction.ts';
import { choice, days, defineTable, exact } from '#server/tables/define-table.ts';
import { type MailLine, mailStates, stateWords } from './schema.ts';

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
    to: { label: 'To', value: (mail) => mail.to, sort: sql`lower(${outbox.recipient})` },
    purpose: { label: 'Purpose', value: (mail) => mail.purpose, sort: outbox.purpose },
    state: { label: 'State', value: (mail) => stateWords[mail.state], sort: outbox.state },
    attempts: { label: 'Tries', value: (mail) => mail.attempts, sort: outbox.attempts },
    written: { label: 'Written', value: (mail) => mail.createdAt, sort: outbox.createdAt },
    settled: { label: 'Settled', value: (mail) => mail.settledAt, sort: outbox.settledAt, extra: true },
    error: { label: 'Last error', value: (mail) => mail.lastError, extra: true },
  },
  search: [outbox.recipient, outbox.purpose],
  filters: {
    state: choice(
      'State',
      outbox.state,
      mailStates.map((value) => ({ value, label: stateWords[value] })),
    ),
    purpose: exact('Purpose', outbox.purpose),
    written: days('Written', outbox.createdAt),
  },
  defaultSort: '-written',
  views: {
    Failed: 'state=failed',
    Waiting: 'state=queued&state=sending&state=uncertain',
    'Held back': 'state=suppressed',
    Kept: 'state=kept',
  },
});
