import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Where a subscription stands. */
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const;

/** One row an address, found by its normalised form. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    state: text('state', { enum: subscriberStates }).notNull(),
    /** When the present state began; an unconfirmed row is removed some days after. */
    since: moment('since').notNull(),
    /** When the last confirmation mail was asked for: it keeps one address from being flooded. */
    askedAt: moment('asked_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(table.emailKey),
    index('newsletter_subscribers_state').on(table.state, table.since),
    check('newsletter_state_known', sql`${table.state} in ('pending', 'confirmed', 'unsubscribed')`),
  ],
);
