import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BackupProgress } from '#server/backup/make.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Backups that were begun in the panel or by the clock. The files lie in the data folder of the server that made them. */
export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed', 'removed'] }).notNull(),
    actor: text('actor').notNull(),
    progress: jsonb('progress').$type<BackupProgress>(),
    bytes: bigint('bytes', { mode: 'number' }),
    sha256: text('sha256'),
    rows: integer('rows'),
    files: integer('files'),
    missing: integer('missing'),
    problem: text('problem'),
    askedAt: moment('asked_at').notNull(),
    /** When it last showed that it goes on. */
    seenAt: moment('seen_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('backups_asked').on(table.askedAt),
    check('backups_state_known', sql`${table.state} in ('waiting', 'running', 'done', 'failed', 'removed')`),
  ],
);
