import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** A view of a list that a member of staff has saved. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: uuid('id').primaryKey(),
    list: text('list').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** The query as in the address, without the page number. */
    query: text('query').notNull(),
    /** Visible to everyone who may read the list. */
    shared: boolean('shared').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    uniqueIndex('staff_views_name').on(table.list, table.userId, table.name),
    index('staff_views_user').on(table.userId),
  ],
);
