import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Accounts that were closed and whose data is still to be erased: the row goes with it. */
export const accountClosings = pgTable(
  'account_closings',
  {
    userId: text('user_id').primaryKey(),
    /** The confirmed addresses under which data may lie; noted here because the account itself may be gone. */
    emailKeys: text('email_keys').array().notNull(),
    closedAt: moment('closed_at').notNull(),
    purgeAt: moment('purge_at').notNull(),
  },
  (table) => [index('account_closings_purge').on(table.purgeAt)],
);

/** Wishes to see or erase what is kept under an address; a link in a mail to it stands for the row. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('data_requests_email').on(table.emailKey),
    index('data_requests_expires').on(table.expiresAt),
  ],
);

/** Every address that an account has shown to be its own, also those it has left; an address belongs to whoever showed it last. */
export const accountAddresses = pgTable(
  'account_addresses',
  {
    emailKey: text('email_key').primaryKey(),
    userId: text('user_id').notNull(),
    since: moment('since').notNull(),
    /** When the account got another address; null for its present one. */
    leftAt: moment('left_at'),
  },
  (table) => [index('account_addresses_user').on(table.userId)],
);
