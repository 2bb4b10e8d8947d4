import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type StaffArea, staffAreas } from '#lib/staff/staff-areas.ts';
import { identityLogins } from '#server/identity/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The identity provider of a session. */
export const issuers = ['embedded', 'firebase', 'google'] as const;

/** One row per browser that is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    hash: text('hash').notNull(),
    issuer: text('issuer', { enum: issuers }).notNull(),
    userId: text('user_id').notNull(),
    /** The embedded service's sign-in that this session belongs to; both end together. */
    loginId: uuid('login_id').references(() => identityLogins.id, { onDelete: 'cascade' }),
    /** As stated in the token; for embedded accounts the account's own row counts. */
    email: text('email'),
    emailVerified: boolean('email_verified').notNull(),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    authTime: moment('auth_time').notNull(),
    /** The browser's time zone, as it last reported it; null if it never has. */
    zone: text('zone'),
    /** Browser and operating system, in words. */
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_hash').on(table.hash),
    index('sessions_user').on(table.userId),
    index('sessions_login').on(table.loginId),
    index('sessions_seen').on(table.lastSeenAt),
  ],
);

/** Staff by email address. It counts only for accounts that have confirmed the address. */
export const staffMarks = pgTable('staff_marks', {
  emailKey: text('email_key').primaryKey(),
  addedBy: text('added_by').notNull(),
  addedAt: moment('added_at').notNull(),
  /** Their areas. People who were staff before areas existed are owners. */
  areas: text('areas', { enum: staffAreas }).array().$type<StaffArea[]>().notNull().default(['owner']),
});
