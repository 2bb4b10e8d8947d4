import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** A way to look at a list that somebody of the staff named. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: uuid('id').primaryKey(),
    list: text('list').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** As the address says it, without the page. */
    query: text('query').notNull(),
    /** Seen by all who may read the list. */
    shared: boolean('shared').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    uniqueIndex('staff_views_name').on(table.list, table.userId, table.name),
    index('staff_views_user').on(table.userId),
  ],
);
