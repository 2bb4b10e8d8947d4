import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type StaffArea, staffAreas } from '#lib/staff/staff-areas.ts';
import { identityLogins } from '#server/identity/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who vouched for the person of a session. */
export const issuers = ['embedded', 'firebase', 'google'] as const;

/** One row a browser that is signed in at this site. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    hash: text('hash').notNull(),
    issuer: text('issuer', { enum: issuers }).notNull(),
    userId: text('user_id').notNull(),
    /** The sign-in of the embedded service that this session belongs to: they end together. */
    loginId: uuid('login_id').references(() => identityLogins.id, { onDelete: 'cascade' }),
    /** As the token said; for embedded accounts the account's own row counts. */
    email: text('email'),
    emailVerified: boolean('email_verified').notNull(),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    authTime: moment('auth_time').notNull(),
    /** The time zone of the browser, as it last said it; null for one that never did. */
    zone: text('zone'),
    /** Browser and system, as a person would say it. */
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

/** Who works here, by email address; it counts only for accounts that have shown the address to be theirs. */
export const staffMarks = pgTable('staff_marks', {
  emailKey: text('email_key').primaryKey(),
  addedBy: text('added_by').notNull(),
  addedAt: moment('added_at').notNull(),
  /** What they work on; whoever was staff before there were areas is an owner. */
  areas: text('areas', { enum: staffAreas }).array().$type<StaffArea[]>().notNull().default(['owner']),
});
