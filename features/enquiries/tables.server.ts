import { sql } from 'drizzle-orm';
import {
  check,
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
import { companies } from '#server/companies/tables.ts';
import type { Subject } from './subject.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ofEnquiry = () =>
  uuid('enquiry_id')
    .notNull()
    .references(() => enquiries.id, { onDelete: 'cascade' });

/** The state of an enquiry. The first one lasts until the visitor has confirmed the address, if that is required. */
const enquiryStates = ['unconfirmed', 'open', 'answered', 'closed'] as const;
const sides = ['visitor', 'staff'] as const;

/** One row per enquiry. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid('id').primaryKey(),
    /** The reference people use. */
    reference: text('reference').notNull(),
    state: text('state', { enum: enquiryStates }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    company: text('company').notNull(),
    /** The company the sender belonged to when it was sent; its people see it too. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    topics: jsonb('topics').$type<string[]>().notNull(),
    budget: text('budget').notNull(),
    timeline: text('timeline').notNull(),
    /** What it was asked about: a plan, an application, something made in a demo. */
    subject: jsonb('subject').$type<Subject>().notNull(),
    /** The page of this site that led to the form. */
    page: text('page').notNull(),
    /** The campaign parameters of the address, by their names. */
    campaign: jsonb('campaign').$type<Record<string, string>>().notNull(),
    /** The form key by which a repeated submission is recognised. */
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The last action of either side. The retention period starts here. */
    changedAt: moment('changed_at').notNull(),
    /** Since when the visitor has been waiting for our answer; null if they aren't. */
    waitsSince: moment('waits_since'),
    /** The account of the member of staff who looks after it. */
    assigneeId: text('assignee_id'),
    /** Snoozed until then. */
    snoozedUntil: moment('snoozed_until'),
  },
  (table) => [
    uniqueIndex('enquiries_reference').on(table.reference),
    index('enquiries_email').on(table.emailKey, table.changedAt),
    index('enquiries_company').on(table.companyId, table.changedAt),
    index('enquiries_state').on(table.state, table.changedAt),
    index('enquiries_changed').on(table.changedAt, table.id),
    index('enquiries_waits').on(table.waitsSince, table.id).where(sql`${table.waitsSince} is not null`),
    index('enquiries_assignee').on(table.assigneeId).where(sql`${table.assigneeId} is not null`),
    index('enquiries_snoozed').on(table.snoozedUntil).where(sql`${table.snoozedUntil} is not null`),
    index('enquiries_idempotency').on(table.idempotencyKey),
    check('enquiries_state_known', sql`${table.state} in ('unconfirmed', 'open', 'answered', 'closed')`),
  ],
);

/** One row a thing that was said, by whom and by which way. */
export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    id: uuid('id').primaryKey(),
    enquiryId: ofEnquiry(),
    side: text('side', { enum: sides }).notNull(),
    author: text('author').notNull(),
    /** The account that it was written from, where it was from one. */
    userId: text('user_id'),
    body: text('body').notNull(),
    /** What a mail quoted of earlier ones; shown folded. */
    quoted: text('quoted').notNull(),
    via: text('via', { enum: ['form', 'page', 'mail', 'chat'] }).notNull(),
    /** A hash of the mail's Message-ID: the same mail may be handed over twice. */
    mailHash: text('mail_hash'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('enquiry_messages_enquiry').on(table.enquiryId, table.id),
    index('enquiry_messages_user').on(table.userId),
    uniqueIndex('enquiry_messages_mail').on(table.mailHash),
    check('enquiry_messages_side_known', sql`${table.side} in ('visitor', 'staff')`),
    check('enquiry_messages_via_known', sql`${table.via} in ('form', 'page', 'mail', 'chat')`),
  ],
);

/** One row an attached file; without a message it was uploaded for a form that is not sent yet. */
export const enquiryFiles = pgTable(
  'enquiry_files',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id').references(() => enquiryMessages.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('enquiry_files_message').on(table.messageId),
    index('enquiry_files_created').on(table.createdAt),
  ],
);

/** The link of one side to a conversation: a row that has ended opens nothing any more, neither page nor mail. */
export const enquiryLinks = pgTable(
  'enquiry_links',
  {
    id: uuid('id').primaryKey(),
    enquiryId: ofEnquiry(),
    side: text('side', { enum: sides }).notNull(),
    /** What the reply address carries: lower case, because mail servers change letters. */
    mailKey: text('mail_key').notNull(),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('enquiry_links_enquiry').on(table.enquiryId, table.side),
    uniqueIndex('enquiry_links_mail_key').on(table.mailKey),
    check('enquiry_links_side_known', sql`${table.side} in ('visitor', 'staff')`),
  ],
);

/** How far somebody has read: one row for each account, and one for each side’s link. */
export const enquiryReads = pgTable(
  'enquiry_reads',
  {
    enquiryId: ofEnquiry(),
    side: text('side', { enum: sides }).notNull(),
    /** `user:ID`, or `link` for whoever came by a mailed one. */
    reader: text('reader').notNull(),
    /** The newest message that was read; ids rise with time. */
    messageId: uuid('message_id').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.side, table.reader] }),
    index('enquiry_reads_reader').on(table.reader),
    check('enquiry_reads_side_known', sql`${table.side} in ('visitor', 'staff')`),
  ],
);

/** What somebody agreed to, in the words they saw. */
export const enquiryConsents = pgTable(
  'enquiry_consents',
  {
    id: uuid('id').primaryKey(),
    enquiryId: ofEnquiry(),
    purpose: text('purpose', { enum: ['marketing'] }).notNull(),
    version: text('version').notNull(),
    wording: text('wording').notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('enquiry_consents_enquiry').on(table.enquiryId),
    check('enquiry_consents_purpose_known', sql`${table.purpose} in ('marketing')`),
  ],
);
