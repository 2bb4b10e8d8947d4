import { and, asc, eq, ne } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/transaction.ts';
import type { Creditable } from './partial-credit.ts';
import { type Invoice, type Line, linesOfInvoice } from './queries.server.ts';
import { invoices } from './tables.server.ts';

/** The credit notes that take an invoice back, or parts of it, in the order of their numbers. */
export const creditsOf = (db: DbOrTx, invoiceId: string): Promise<Invoice[]> =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.correctsId, invoiceId), ne(invoices.state, 'draft')))
    .orderBy(asc(invoices.id));

/** An invoice with its lines and what was taken back of it before. */
export async function creditableOf(
  db: DbOrTx,
  invoice: Invoice,
): Promise<Omit<Creditable, 'lines'> & { lines: readonly Line[]; notes: readonly Invoice[] }> {
  const notes = await creditsOf(db, invoice.id);
  const before: Creditable['before'][number][] = [];
  for (const { id, taxes } of notes) before.push({ lines: await linesOfInvoice(db, id), taxes });
  const lines = await linesOfInvoice(db, invoice.id);
  return { lines, taxes: invoice.taxes, discount: invoice.discount, before, notes };
}
