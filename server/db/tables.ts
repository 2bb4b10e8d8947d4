import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The site's settings as operators edit them, one row per section. */
export const settings = pgTable('settings', {
  section: text('section').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** One row per tag. Its version rises with every change of what the tag names. */
export const contentVersions = pgTable('content_versions', {
  tag: text('tag').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** One row per change, written in the same transaction as the change. */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    actor: text('actor').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    index('events_subject').on(table.subject, table.id),
    index('events_kind').on(table.kind, table.id),
    index('events_actor').on(table.actor, table.id),
    // The audit log is ordered by time, and searched in these two.
    index('events_happened').on(table.happenedAt, table.id),
    index('events_changes').on(table.happenedAt, table.id).where(sql`${table.data} ? 'changes'`),
    index('events_subject_words').using('gin', table.subject.op('gin_trgm_ops')),
    index('events_kind_words').using('gin', table.kind.op('gin_trgm_ops')),
  ],
);

/** The states an outbox row can be in; see docs/decisions/003. */
export const outboxStates = [
  'queued',
  'sending',
  'sent',
  'failed',
  'uncertain',
  'kept',
  'suppressed',
] as const;

/** The record of every outgoing email. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: ['mail'] }).notNull(),
    purpose: text('purpose').notNull(),
    recipient: text('recipient').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: outboxStates }).notNull(),
    /** Set for good once a crash left it open whether the peer had accepted the message. */
    uncertainSince: moment('uncertain_since'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    response: text('response'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('outbox_state').on(table.state, table.id),
    index('outbox_settled').on(table.settledAt),
    // The lists of the panel are ordered by these, and searched in the last two.
    index('outbox_created').on(table.createdAt, table.id),
    index('outbox_recipient').on(sql`lower(${table.recipient})`, table.id),
    index('outbox_purpose').on(table.purpose, table.id),
    index('outbox_attempts').on(table.attempts, table.id),
    index('outbox_recipient_words').using('gin', table.recipient.op('gin_trgm_ops')),
    index('outbox_purpose_words').using('gin', table.purpose.op('gin_trgm_ops')),
    check('outbox_channel_known', sql`${table.channel} in ('mail')`),
    check(
      'outbox_state_known',
      sql`${table.state} in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'kept', 'suppressed')`,
    ),
  ],
);

/** Counters of the rate limits that hold across processes: one row a key and window. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('limit_counters_ends').on(table.endsAt)],
);

/** How often a page was read, by day; no visitor can be told from it. */
export const pageCounts = pgTable(
  'page_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    page: text('page').notNull(),
    referringHost: text('referring_host').notNull(),
    campaign: text('campaign').notNull(),
    deviceKind: text('device_kind', { enum: ['desktop', 'phone', 'tablet', 'other'] }).notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.referringHost, table.campaign, table.deviceKind] }),
    check('page_counts_device_known', sql`${table.deviceKind} in ('desktop', 'phone', 'tablet', 'other')`),
  ],
);

/** What is tallied by day: what pages led to, and searches in vain. */
const tallyKinds = ['enquiry', 'booking', 'registration', 'search'] as const;
export type TallyKind = (typeof tallyKinds)[number];

/** How often something happened on a day, under a name that is a page or a search; nobody can be told from it. */
export const tallies = pgTable(
  'tallies',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: tallyKinds }).notNull(),
    name: text('name').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.name] }),
    check('tallies_kind_known', sql`${table.kind} in ('enquiry', 'booking', 'registration', 'search')`),
  ],
);

/** Keys of forms already answered: a second press finds the first one's result. */
export const formKeys = pgTable(
  'form_keys',
  {
    key: text('key').primaryKey(),
    form: text('form').notNull(),
    resultId: uuid('result_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('form_keys_created').on(table.createdAt)],
);

/** What may be used once (answers to puzzles, pending sign-ins, Google credentials) and was. */
export const spentOnce = pgTable(
  'identity_spent',
  { key: text('key').primaryKey(), endsAt: moment('ends_at').notNull() },
  (table) => [index('identity_spent_ends').on(table.endsAt)],
);

export * from '../bin/tables.ts';
export * from '../companies/tables.ts';
export * from '../identity/tables.ts';
export * from '../mail/suppression/tables.ts';
export * from '../notices/tables.ts';
export * from '../personal-data/tables.ts';
export * from '../retention/tables.ts';
export * from '../storage/tables.ts';
export * from '../tables/tables.ts';
export * from '../undo/tables.ts';
