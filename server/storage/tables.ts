import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Files to delete once no backup is being made. */
export const fileDeletions = pgTable('file_deletions', {
  key: text('key').primaryKey(),
  askedAt: timestamp('asked_at', { withTimezone: true, mode: 'date' }).notNull(),
});
