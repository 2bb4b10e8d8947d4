import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ImportRow } from './import/columns.ts';
import { stages } from './stages.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row per company that leads belong to, either by the domain of their addresses or because staff say so. */
export const leadCompanies = pgTable(
  'lead_companies',
  {
    id: uuid('id').primaryKey(),
    /** Its domain until staff enter its name. */
    name: text('name').notNull(),
    /** The domain of its people's addresses; null if they use different ones. */
    domain: text('domain'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lead_companies_domain').on(table.domain),
    index('lead_companies_name').on(sql`lower(${table.name})`),
  ],
);

/** One row a person who might become a client, by whichever way they came. */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** As it is compared with others. */
    plainName: text('plain_name').notNull(),
    phone: text('phone').notNull(),
    plainPhone: text('plain_phone').notNull(),
    companyId: uuid('company_id').references(() => leadCompanies.id, { onDelete: 'set null' }),
    /** What they wrote in a form: it says nothing about anybody else until staff confirm it. */
    companyTyped: text('company_typed').notNull().default(''),
    stage: text('stage', { enum: stages }).notNull(),
    stageAt: moment('stage_at').notNull(),
    /** What it may come to, in the smallest unit of the studio's currency. */
    value: bigint('value', { mode: 'number' }),
    /** Who of the staff looks after them, by their account. */
    ownerId: text('owner_id'),
    nextStep: text('next_step').notNull(),
    nextStepOn: date('next_step_on', { mode: 'string' }),
    lostReason: text('lost_reason').notNull(),
    /** Set while this is the other half of a record that was merged: kept, so that merging can be taken back. */
    mergedInto: uuid('merged_into'),
    /** The last that they or staff did: what is forgotten, and when, counts from here. */
    lastAt: moment('last_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Rises with each edit: who saves over another's is told. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('leads_stage').on(table.stage, table.stageAt, table.id),
    index('leads_last').on(table.lastAt, table.id),
    index('leads_name').on(sql`lower(${table.name})`, table.id),
    index('leads_created').on(table.createdAt, table.id),
    index('leads_value').on(table.value, table.id),
    index('leads_step').on(table.nextStepOn, table.id),
    index('leads_owner').on(table.ownerId, table.id),
    index('leads_company').on(table.companyId, table.id),
    index('leads_plain_name').on(table.plainName),
    index('leads_plain_phone').on(table.plainPhone).where(sql`${table.plainPhone} <> ''`),
    index('leads_merged').on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
    check('leads_stage_known', sql`${table.stage} in ('new', 'talking', 'proposal', 'won', 'lost')`),
  ],
);

const ofLead = (name = 'lead_id') =>
  uuid(name)
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' });

/** One row an address of somebody's; it belongs to one record alone. */
export const leadAddresses = pgTable(
  'lead_addresses',
  {
    emailKey: text('email_key').primaryKey(),
    leadId: ofLead(),
    email: text('email').notNull(),
    /** A hash of the form that it is compared in. */
    plain: text('plain').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [index('lead_addresses_lead').on(table.leadId), index('lead_addresses_plain').on(table.plain)],
);

/** One row something that staff wrote down about somebody, such as a call. */
export const leadNotes = pgTable(
  'lead_notes',
  {
    id: uuid('id').primaryKey(),
    leadId: ofLead(),
    authorId: text('author_id'),
    author: text('author').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('lead_notes_lead').on(table.leadId, table.id),
    index('lead_notes_author').on(table.authorId),
  ],
);

/** Two records that look alike and are two people: staff said so. */
export const leadsApart = pgTable('leads_apart', { a: ofLead('a'), b: ofLead('b') }, (table) => [
  primaryKey({ columns: [table.a, table.b] }),
  index('leads_apart_b').on(table.b),
]);

/** One row a file of contacts that is looked at before it is written; it goes with the writing, and after a day. */
export const leadImports = pgTable(
  'lead_imports',
  {
    id: uuid('id').primaryKey(),
    /** Who brought it, as events name them. */
    actor: text('actor').notNull(),
    file: text('file').notNull(),
    rows: jsonb('rows').$type<ImportRow[]>().notNull(),
    /** Headings that mean nothing here. */
    unused: jsonb('unused').$type<string[]>().notNull(),
    overwrites: boolean('overwrites').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('lead_imports_created').on(table.createdAt)],
);
