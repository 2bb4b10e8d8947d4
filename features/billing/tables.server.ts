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
import type { Instalment } from './instalments.ts';
import type { BillingDetails } from './schema.ts';
import type { Seller } from './seller.ts';
import { rateNames, type TaxPart } from './sums.ts';
import { taxTreatments } from './tax.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const day = (name: string) => date(name, { mode: 'string' });
const money = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The owner of a document: the company if one is named, otherwise the person with this account or confirmed address. */
const owner = () => ({
  userId: text('user_id'),
  companyId: uuid('company_id'),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  /** Since when it is kept only because the law requires it: its recipient's data was erased. */
  lockedAt: moment('locked_at'),
});

/** Columns that quotes and invoices share. */
const content = () => ({
  seller: jsonb('seller').$type<Seller>().notNull(),
  buyer: jsonb('buyer').$type<BillingDetails>().notNull(),
  title: text('title').notNull(),
  note: text('note').notNull(),
  currency: text('currency').notNull(),
  /** For the whole document, in hundredths of a percent. */
  discount: integer('discount').notNull(),
  treatment: text('treatment', { enum: taxTreatments }).notNull(),
  taxNote: text('tax_note').notNull(),
  subtotal: money('subtotal'),
  discountAmount: money('discount_amount'),
  net: money('net'),
  taxes: jsonb('taxes').$type<TaxPart[]>().notNull(),
  tax: money('tax'),
  gross: money('gross'),
  /** Counts the edits of a draft, so that the second of two editors is warned. */
  version: integer('version').notNull().default(1),
});

const lineContent = () => ({
  position: integer('position').notNull(),
  description: text('description').notNull(),
  /** In thousandths. */
  quantity: bigint('quantity', { mode: 'number' }).notNull(),
  unit: text('unit').notNull(),
  unitPrice: money('unit_price'),
  discount: integer('discount').notNull(),
  rate: text('rate', { enum: rateNames }).notNull(),
  net: money('net'),
});

/** The billing details of a person or a company. */
export const billingProfiles = pgTable(
  'billing_profiles',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id'),
    companyId: uuid('company_id'),
    details: jsonb('details').$type<BillingDetails>().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('billing_profiles_user').on(table.userId),
    uniqueIndex('billing_profiles_company').on(table.companyId),
    check('billing_profiles_one_owner', sql`(${table.userId} is null) <> (${table.companyId} is null)`),
  ],
);

/** The last number given in a series of a year; the row is held while the next one is given, so that there is no gap. */
export const billingCounters = pgTable(
  'billing_counters',
  {
    series: text('series').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/** One row an offer. That its time is over follows from `valid_until`. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull(),
    state: text('state', { enum: ['draft', 'sent', 'accepted', 'declined'] }).notNull(),
    ...owner(),
    ...content(),
    /** The reference of the enquiry that it answers; empty where there was none. */
    enquiry: text('enquiry').notNull().default(''),
    validUntil: day('valid_until').notNull(),
    /** The parts that it is paid in; none where one invoice asks for all of it. */
    instalments: jsonb('instalments').$type<Instalment[]>().notNull().default([]),
    sentAt: moment('sent_at'),
    decidedAt: moment('decided_at'),
    /** Who accepted or declined, as they wrote their name, and by which way. */
    decidedBy: text('decided_by').notNull(),
    decidedVia: text('decided_via').notNull(),
    /** The sentence that was agreed to, or the reason that was given. */
    decision: text('decision').notNull(),
    pdfHash: text('pdf_hash'),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('quotes_number').on(table.number),
    index('quotes_user').on(table.userId, table.id),
    index('quotes_company').on(table.companyId, table.id),
    index('quotes_email').on(table.emailKey, table.id),
    index('quotes_changed').on(table.state, table.changedAt),
    index('quotes_created').on(table.createdAt, table.id),
    check('quotes_state_known', sql`${table.state} in ('draft', 'sent', 'accepted', 'declined')`),
  ],
);

/** The lines of a quote, in order. */
export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    ...lineContent(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.position] })],
);

/** One row an invoice or a credit note. Once issued a trigger refuses every change but of how it stands (migration `billing`). */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['invoice', 'credit'] }).notNull(),
    /** Given at issue, in order and without gaps. */
    number: text('number'),
    state: text('state', { enum: ['draft', 'issued', 'paid', 'cancelled'] }).notNull(),
    ...owner(),
    ...content(),
    /** When the work was done, in words: on invoices of before the days were asked for. */
    delivered: text('delivered').notNull(),
    /** The days of supply; none where the invoice asks for money in advance. */
    suppliedFrom: day('supplied_from'),
    suppliedTo: day('supplied_to'),
    advance: boolean('advance').notNull().default(false),
    /** Which part of its quote it asks for, and of how many. */
    part: integer('part').notNull().default(1),
    parts: integer('parts').notNull().default(1),
    issuedOn: day('issued_on'),
    dueOn: day('due_on'),
    quoteId: uuid('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
    /** What credit notes have taken back of it. */
    credited: bigint('credited', { mode: 'number' }).notNull().default(0),
    /** Of a credit note: what it takes back, and why. */
    correctsId: uuid('corrects_id'),
    reason: text('reason').notNull(),
    pdfHash: text('pdf_hash'),
    reminders: integer('reminders').notNull(),
    remindedAt: moment('reminded_at'),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.number),
    uniqueIndex('invoices_quote').on(table.quoteId, table.part),
    index('invoices_corrects').on(table.correctsId),
    index('invoices_user').on(table.userId, table.id),
    index('invoices_company').on(table.companyId, table.id),
    index('invoices_email').on(table.emailKey, table.id),
    index('invoices_issued').on(table.issuedOn, table.id),
    check('invoices_kind_known', sql`${table.kind} in ('invoice', 'credit')`),
    check('invoices_state_known', sql`${table.state} in ('draft', 'issued', 'paid', 'cancelled')`),
    check(
      'invoices_issued_whole',
      sql`${table.state} = 'draft' or (${table.number} is not null and ${table.issuedOn} is not null)`,
    ),
  ],
);

/** The lines of an invoice, in order. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    ...lineContent(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
);

/** Money that came for an invoice, or went back. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    method: text('method', { enum: ['card', 'bank'] }).notNull(),
    amount: money('amount'),
    currency: text('currency').notNull(),
    /** What the bank or the payment company calls it: the same booking counts once, unless staff say it is another. */
    reference: text('reference').notNull(),
    /** Counts bookings that have the same reference. */
    nth: integer('nth').notNull().default(1),
    receivedOn: day('received_on').notNull(),
    recordedBy: text('recorded_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('payments_reference').on(table.method, table.reference, table.nth),
    index('payments_invoice').on(table.invoiceId),
    index('payments_received').on(table.receivedOn, table.id),
    check('payments_method_known', sql`${table.method} in ('card', 'bank')`),
  ],
);

/** One row a visit to the payment company, written before it is asked: what it tells us is matched by our own id. */
export const checkouts = pgTable(
  'billing_checkouts',
  {
    id: uuid('id').primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['open', 'paid', 'failed', 'ended'] }).notNull(),
    amount: money('amount'),
    currency: text('currency').notNull(),
    /** The payment company's own id and page, once it has answered. */
    remoteId: text('remote_id'),
    url: text('url'),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('billing_checkouts_invoice').on(table.invoiceId, table.state),
    index('billing_checkouts_state').on(table.state, table.createdAt),
    check('billing_checkouts_state_known', sql`${table.state} in ('open', 'paid', 'failed', 'ended')`),
  ],
);

/** What the payment company has told us, by its own ids: it tells everything at least once. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** What became of it; `mismatch` is for staff to look at. */
    outcome: text('outcome', {
      enum: ['paid', 'failed', 'ended', 'ignored', 'unknown', 'mismatch'],
    }).notNull(),
    checkoutId: uuid('checkout_id'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('stripe_events_received').on(table.receivedAt)],
);
