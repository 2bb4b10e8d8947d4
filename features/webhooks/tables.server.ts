import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Addresses of other programs that receive events. */
export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey(),
  label: text('label').notNull(),
  url: text('url').notNull(),
  topics: text('topics').array().notNull(),
  /** Signs what is sent; sealed under the app's secret. */
  secretSealed: text('secret_sealed').notNull(),
  active: boolean('active').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
});

/** Messages that were sent or will be. Their text is put together when they are sent, so no copy of what people wrote is kept here. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    /** The event it is about; null for a test. */
    eventId: uuid('event_id'),
    subject: text('subject').notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    tookMs: integer('took_ms'),
    happenedAt: moment('happened_at').notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhookId, table.eventId),
    index('webhook_deliveries_list').on(table.webhookId, table.id),
    index('webhook_deliveries_settled').on(table.settledAt),
    check('webhook_deliveries_state_known', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
  ],
);
