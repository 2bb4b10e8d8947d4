import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { exportStates } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Exports that owners asked for. Each file is kept for a day in the data folder of the server that made it. */
export const siteExports = pgTable(
  'site_exports',
  {
    id: uuid('id').primaryKey(),
    state: text('state', { enum: exportStates }).notNull(),
    /** Who asked for it, written as in the audit log. */
    actor: text('actor').notNull(),
    /** How many of all tables and files are in it so far. */
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    problem: text('problem'),
    askedAt: moment('asked_at').notNull(),
    /** When the run last reported progress. */
    seenAt: moment('seen_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('site_exports_asked').on(table.askedAt),
    check(
      'site_exports_state_known',
      sql`${table.state} in ('waiting', 'running', 'done', 'failed', 'removed')`,
    ),
  ],
);
