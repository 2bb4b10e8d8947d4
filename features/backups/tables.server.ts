import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BackupProgress } from '#server/backup/make.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Backups started in the panel or on a schedule. Their files are in the data folder of the server that made them. */
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
    /** When the run last reported progress. */
    seenAt: moment('seen_at').notNull(),
    endedAt: moment('ended_at'),
    /** When its encrypted off-site copy was complete, and the size of that copy. */
    offsiteAt: moment('offsite_at'),
    offsiteBytes: bigint('offsite_bytes', { mode: 'number' }),
    /** Why there is no copy although an off-site place is set. */
    offsiteProblem: text('offsite_problem'),
  },
  (table) => [
    index('backups_asked').on(table.askedAt),
    check('backups_state_known', sql`${table.state} in ('waiting', 'running', 'done', 'failed', 'removed')`),
  ],
);

/** Trial restores of off-site copies: what came of each. */
export const backupTrials = pgTable(
  'backup_trials',
  {
    id: uuid('id').primaryKey(),
    /** The copy that was tried. */
    copy: text('copy').notNull(),
    state: text('state', { enum: ['running', 'passed', 'failed'] }).notNull(),
    /** Restored into a database of its own, or read through from end to end where none could be made. */
    way: text('way', { enum: ['restored', 'read'] }),
    rows: integer('rows'),
    files: integer('files'),
    problem: text('problem'),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('backup_trials_started').on(table.startedAt),
    check('backup_trials_state_known', sql`${table.state} in ('running', 'passed', 'failed')`),
    check('backup_trials_way_known', sql`${table.way} in ('restored', 'read')`),
  ],
);
