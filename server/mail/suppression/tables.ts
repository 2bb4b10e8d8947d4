import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Why an address is blocked. */
export const suppressionReasons = ['bounce', 'complaint', 'staff'] as const;

/** Blocked addresses: an email bounced, the person complained, or staff blocked them. */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    emailKey: text('email_key').primaryKey(),
    email: text('email').notNull(),
    reason: text('reason', { enum: suppressionReasons }).notNull(),
    /** The answer of the other mail server, in one line. */
    detail: text('detail').notNull(),
    reports: integer('reports').notNull().default(1),
    since: moment('since').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    index('mail_suppressions_last').on(table.lastAt),
    check('mail_suppressions_reason_known', sql`${table.reason} in ('bounce', 'complaint', 'staff')`),
  ],
);
