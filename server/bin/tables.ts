import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Deleted items that can still be restored. */
export const binItems = pgTable(
  'bin_items',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** What it was called. */
    label: text('label').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    actor: text('actor').notNull(),
    deletedAt: moment('deleted_at').notNull(),
    /** When it is deleted for good. */
    goesAt: moment('goes_at').notNull(),
  },
  (table) => [
    uniqueIndex('bin_items_subject').on(table.kind, table.subjectId),
    index('bin_items_goes').on(table.goesAt),
    index('bin_items_deleted').on(table.deletedAt, table.id),
  ],
);
