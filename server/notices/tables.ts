import {
  boolean,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type NoticeKindName, noticeKindNames } from './kinds.ts';

const kindNames = noticeKindNames as [NoticeKindName, ...NoticeKindName[]];
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row per notification of a person. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: kindNames }).notNull(),
    /** The key that identifies the notification, so that it isn't created twice. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** The page it links to, on this site. */
    href: text('href').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** When its own email was written into the outbox; set once, so that it is emailed once. */
    mailedAt: moment('mailed_at'),
    /** When it was included in a digest. */
    digestedAt: moment('digested_at'),
  },
  (table) => [
    uniqueIndex('notices_key').on(table.userId, table.key),
    index('notices_person').on(table.userId, table.id),
    index('notices_created').on(table.createdAt),
  ],
);

/** How a person wants to be notified of a kind; without a row the kind's default applies. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: kindNames }).notNull(),
    app: boolean('app').notNull(),
    mail: boolean('mail').notNull(),
    digest: boolean('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** When to send a person's digest, and the last day it was written for. */
export const noticeMornings = pgTable('notice_mornings', {
  userId: text('user_id').primaryKey(),
  zone: text('zone'),
  /** The person's own date of the last digest. */
  lastDay: date('last_day', { mode: 'string' }),
});
