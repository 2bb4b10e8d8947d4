import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type NoticeKindName, noticeKindNames } from './kinds.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row a thing that a person was told of. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: noticeKindNames as [NoticeKindName, ...NoticeKindName[]] }).notNull(),
    /** What makes it the same notice, whoever says it again. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Where it leads, on this site. */
    href: text('href').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notices_key').on(table.userId, table.key),
    index('notices_person').on(table.userId, table.id),
  ],
);
