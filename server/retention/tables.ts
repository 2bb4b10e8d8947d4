import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How much was deleted at the end of its retention period, by job and day; only totals. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    name: text('name').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    runs: integer('runs').notNull(),
    removed: integer('removed').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day] })],
);
