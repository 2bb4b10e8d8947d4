import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Closed accounts whose data is still to be erased; the row is deleted with the data. */
export const accountClosings = pgTable(
  'account_closings',
  {
    userId: text('user_id').primaryKey(),
    /** The confirmed addresses under which data may be kept, recorded here because the account itself may no longer exist. */
    emailKeys: text('email_keys').array().notNull(),
    closedAt: moment('closed_at').notNull(),
    purgeAt: moment('purge_at').notNull(),
  },
  (table) => [index('account_closings_purge').on(table.purgeAt)],
);

/** Requests to see or erase the data kept under an address. The emailed link identifies the row. */
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

/** Every address an account has confirmed, including earlier ones. An address belongs to the account that confirmed it last. */
export const accountAddresses = pgTable(
  'account_addresses',
  {
    emailKey: text('email_key').primaryKey(),
    userId: text('user_id').notNull(),
    since: moment('since').notNull(),
    /** When the account changed to another address; null for its present one. */
    leftAt: moment('left_at'),
  },
  (table) => [index('account_addresses_user').on(table.userId)],
);
