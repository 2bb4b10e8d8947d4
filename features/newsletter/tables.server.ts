import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { issueStates } from './issues/schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The state of a subscription. */
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const;

/** One row per address, found by its normalised form. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    state: text('state', { enum: subscriberStates }).notNull(),
    /** When the present state began; an unconfirmed row is removed some days after. */
    since: moment('since').notNull(),
    /** When the last confirmation email was requested, so that nobody can flood an address. */
    askedAt: moment('asked_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(table.emailKey),
    index('newsletter_subscribers_state').on(table.state, table.since),
    // The list of the panel is ordered by these, and searched in the last one.
    index('newsletter_subscribers_since').on(table.since, table.id),
    index('newsletter_subscribers_created').on(table.createdAt, table.id),
    index('newsletter_subscribers_key').on(table.emailKey, table.id),
    index('newsletter_subscribers_words').using('gin', table.emailKey.op('gin_trgm_ops')),
    index('newsletter_subscribers_confirmed').on(table.id).where(sql`${table.state} = 'confirmed'`),
    check('newsletter_state_known', sql`${table.state} in ('pending', 'confirmed', 'unsubscribed')`),
  ],
);

/** What is written to the readers, once to each. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    /** What a mailbox shows beside the subject. */
    preview: text('preview').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    state: text('state', { enum: issueStates }).notNull(),
    /** Rises with every save: a form that saw an older one is told. */
    version: integer('version').notNull(),
    sendAt: moment('send_at'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** How many readers there were when it began. */
    readers: integer('readers').notNull().default(0),
    /** The last reader it was written to, in the order of their ids. */
    reached: uuid('reached'),
    /** Readers who left by the link in it. */
    unsubscribed: integer('unsubscribed').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('newsletter_issues_changed').on(table.changedAt, table.id),
    check(
      'newsletter_issue_state_known',
      sql`${table.state} in ('draft', 'scheduled', 'sending', 'stopped', 'sent')`,
    ),
  ],
);

/** Who was sent which issue, by which mail; how that one ended stays when the mail itself is forgotten. */
export const newsletterIssueMails = pgTable(
  'newsletter_issue_mails',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id').notNull(),
    outboxId: uuid('outbox_id').notNull(),
    outcome: text('outcome', { enum: ['sent', 'failed', 'kept', 'suppressed'] }),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    index('newsletter_issue_mails_outbox').on(table.outboxId),
    index('newsletter_issue_mails_subscriber').on(table.subscriberId),
  ],
);
