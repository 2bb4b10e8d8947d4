import { desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { type ApiCall, idShape, listCall, momentShape, oneCall } from '#server/api/call.ts';
import { services } from '#server/services.ts';
import { type Invoice, linesOfInvoice, linesOfQuote, paymentsOf, type Quote } from './queries.server.ts';
import { rateNames } from './sums.ts';
import { invoices, quotes } from './tables.server.ts';

const amount = z.int().meta({ description: 'In the smallest unit of the currency' });
const day = z.iso.date();

const lineSchema = z.object({
  position: z.int(),
  description: z.string(),
  quantity: z.int().meta({ description: 'In thousandths' }),
  unit: z.string(),
  unitPrice: amount,
  discount: z.int().meta({ description: 'In hundredths of a percent' }),
  rate: z.enum(rateNames),
  net: amount,
});

const paperFields = {
  id: idShape,
  email: z.string(),
  buyer: z.object({
    name: z.string(),
    attention: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.string(),
    vatId: z.string(),
  }),
  title: z.string(),
  currency: z.string(),
  net: amount,
  tax: amount,
  gross: amount,
  createdAt: momentShape,
  changedAt: momentShape,
};

const quoteSchema = z.object({
  ...paperFields,
  number: z.string(),
  state: z.enum(['draft', 'sent', 'accepted', 'declined']),
  validUntil: day,
  sentAt: momentShape.nullable(),
  decidedAt: momentShape.nullable(),
});
const wholeQuoteSchema = quoteSchema.extend({ lines: z.array(lineSchema) });

const invoiceSchema = z.object({
  ...paperFields,
  kind: z.enum(['invoice', 'credit']),
  number: z
    .string()
    .nullable()
    .meta({ description: 'Assigned when the document is issued. Drafts have none' }),
  state: z.enum(['draft', 'issued', 'paid', 'cancelled']),
  issuedOn: day.nullable(),
  dueOn: day.nullable(),
  quoteId: idShape.nullable(),
  part: z.int().meta({ description: 'Which part of its quote it bills' }),
  parts: z.int().meta({ description: 'The number of parts the quote is paid in' }),
  advance: z.boolean().meta({ description: 'Whether it’s paid before the work is done' }),
  suppliedFrom: day.nullable(),
  suppliedTo: day.nullable(),
  credited: amount.meta({ description: 'The amount credited by credit notes' }),
  correctsId: idShape.nullable().meta({ description: 'For a credit note, the invoice it credits' }),
});
const wholeInvoiceSchema = invoiceSchema.extend({
  lines: z.array(lineSchema),
  payments: z.array(
    z.object({
      id: idShape,
      method: z.enum(['card', 'bank']),
      amount: amount.meta({ description: 'Negative for a refund' }),
      currency: z.string(),
      reference: z.string(),
      receivedOn: day,
    }),
  ),
});

const times = ({ createdAt, changedAt }: { createdAt: Date; changedAt: Date }) => ({
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
});
const quoteOf = (row: Quote) => ({
  ...row,
  ...times(row),
  sentAt: row.sentAt?.toISOString() ?? null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
const invoiceOf = (row: Invoice) => ({ ...row, ...times(row) });

/** Quotes and invoices for other programs, to read. */
export const billingCalls: ApiCall[] = [
  listCall({
    id: 'listQuotes',
    path: '/quotes',
    scope: 'read:billing',
    about: 'Every quote, including drafts.',
    answer: { name: 'QuoteSummary', schema: quoteSchema },
    read: async ({ page: { after, limit } }) => {
      const rows = await services()
        .database.db.select()
        .from(quotes)
        .where(after ? lt(quotes.id, after) : undefined)
        .orderBy(desc(quotes.id))
        .limit(limit);
      return rows.map(quoteOf);
    },
  }),
  oneCall({
    id: 'getQuote',
    path: '/quotes/{id}',
    scope: 'read:billing',
    about: 'One quote with its lines.',
    answer: { name: 'Quote', schema: wholeQuoteSchema },
    read: async (id) => {
      const { db } = services().database;
      const [row] = await db.select().from(quotes).where(eq(quotes.id, id));
      return row ? { ...quoteOf(row), lines: await linesOfQuote(db, id) } : null;
    },
  }),
  listCall({
    id: 'listInvoices',
    path: '/invoices',
    scope: 'read:billing',
    about: 'Every invoice and credit note, including drafts.',
    answer: { name: 'InvoiceSummary', schema: invoiceSchema },
    read: async ({ page: { after, limit } }) => {
      const rows = await services()
        .database.db.select()
        .from(invoices)
        .where(after ? lt(invoices.id, after) : undefined)
        .orderBy(desc(invoices.id))
        .limit(limit);
      return rows.map(invoiceOf);
    },
  }),
  oneCall({
    id: 'getInvoice',
    path: '/invoices/{id}',
    scope: 'read:billing',
    about: 'One invoice or credit note with its lines and payments.',
    answer: { name: 'Invoice', schema: wholeInvoiceSchema },
    read: async (id) => {
      const { db } = services().database;
      const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
      if (!row) return null;
      return { ...invoiceOf(row), lines: await linesOfInvoice(db, id), payments: await paymentsOf(db, id) };
    },
  }),
];
