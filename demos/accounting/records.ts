import { z } from 'zod';
import { treatments } from '#engines/ledger/treatment.ts';
import type { Company } from '../app-kit/company/company.ts';
import type { RowsOf } from '../app-kit/sandbox/edits.ts';

const id = z.string().min(1).max(80);
const day = z.iso.date();
const cents = z.int();
const text = z.string().max(1000);
const treatment = z.enum(treatments);

export const entrySchema = z.object({
  id,
  number: z.int().positive(),
  day,
  text,
  lines: z
    .array(
      z.object({
        account: id,
        cents,
        tax: z.object({ treatment, part: z.enum(['base', 'due', 'deductible']) }).optional(),
        item: id.optional(),
      }),
    )
    .max(200),
  reverses: id.optional(),
});

export const lineSchema = z.object({
  id,
  day,
  cents,
  name: text,
  account: text,
  text,
  bankRef: text,
  /** The entry that it was posted by; null while it waits. */
  entry: id.nullable(),
});

export const invoiceSchema = z.object({
  id,
  number: text,
  /** A credit note names the invoice that it corrects. */
  corrects: id.nullable(),
  name: text,
  address: text,
  /** The customer's VAT number, which a reverse charge needs. */
  vatId: text,
  account: text,
  day,
  due: day,
  lines: z.array(z.object({ text, quantity: z.int(), price: cents, treatment })).max(60),
  net: cents,
  tax: cents,
  entry: id,
  /** The day on which its PDF was made for the customer. */
  sent: day.nullable(),
});

export const billSchema = z.object({
  id,
  number: text,
  name: text,
  account: text,
  day,
  due: day,
  text,
  expense: id,
  treatment,
  net: cents,
  tax: cents,
  entry: id,
  /** Who said that it may be paid; empty while nobody did. */
  approved: text,
});

export const periodSchema = z.object({
  id: z.string().regex(/^\d{4}-\d{2}$/),
  closedBy: text,
  closedOn: day,
});

export type BookedLine = z.infer<typeof lineSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;
export type InvoiceLine = Invoice['lines'][number];
export type Bill = z.infer<typeof billSchema>;
export type Period = z.infer<typeof periodSchema>;
export type StoredEntry = z.infer<typeof entrySchema>;

export type AccountingRecords = {
  entries: StoredEntry;
  lines: BookedLine;
  invoices: Invoice;
  bills: Bill;
  periods: Period;
  company: Company;
};
export type Rows = RowsOf<AccountingRecords>;
