import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import type { Person } from './policy.ts';
import type { BillingDetails } from './schema.ts';
import {
  billingProfiles,
  checkouts,
  invoiceLines,
  invoices,
  payments,
  quoteLines,
  quotes,
} from './tables.server.ts';

/** A row of an offer. */
export type Quote = typeof quotes.$inferSelect;
/** A row of an invoice or a credit note. */
export type Invoice = typeof invoices.$inferSelect;
/** A row of money that came or went back. */
export type Payment = typeof payments.$inferSelect;
/** A row of a visit to the payment company. */
export type Checkout = typeof checkouts.$inferSelect;
/** One line of either document. */
export type Line = Omit<typeof quoteLines.$inferSelect, 'quoteId'>;

/** The lines of a quote, in order. */
export async function linesOfQuote(db: DbOrTx, id: string): Promise<Line[]> {
  const rows = await db
    .select()
    .from(quoteLines)
    .where(eq(quoteLines.quoteId, id))
    .orderBy(asc(quoteLines.position));
  return rows.map(({ quoteId: _, ...line }) => line);
}

/** The lines of an invoice, in order. */
export async function linesOfInvoice(db: DbOrTx, id: string): Promise<Line[]> {
  const rows = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position));
  return rows.map(({ invoiceId: _, ...line }) => line);
}

/** Finds a quote and holds its row until the transaction ends. */
export async function holdQuote(tx: Tx, id: string): Promise<Quote | null> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, id)).for('update');
  return quote ?? null;
}

/** Finds an invoice and holds its row until the transaction ends. */
export async function holdInvoice(tx: Tx, id: string): Promise<Invoice | null> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
  return invoice ?? null;
}

/** The invoices that came of a quote, part by part: none before it was accepted. */
export const invoicesOfQuote = (db: DbOrTx, quoteId: string): Promise<Invoice[]> =>
  db.select().from(invoices).where(eq(invoices.quoteId, quoteId)).orderBy(asc(invoices.part));

/** What came for an invoice and went back, the newest first. */
export const paymentsOf = (db: DbOrTx, invoiceId: string): Promise<Payment[]> =>
  db.select().from(payments).where(eq(payments.invoiceId, invoiceId)).orderBy(desc(payments.id));

/** How much came for an invoice, less what went back. */
export async function receivedFor(db: DbOrTx, invoiceId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${payments.amount}), 0)` })
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId));
  return Number(row?.sum ?? 0);
}

/** The newest visit to the payment company for an invoice. */
export async function lastCheckout(db: DbOrTx, invoiceId: string): Promise<Checkout | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(eq(checkouts.invoiceId, invoiceId))
    .orderBy(desc(checkouts.id))
    .limit(1);
  return row ?? null;
}

/** The visit that is under way for an amount of an invoice. */
export async function openCheckout(db: DbOrTx, invoiceId: string, amount: number): Promise<Checkout | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.invoiceId, invoiceId), eq(checkouts.state, 'open'), eq(checkouts.amount, amount)))
    .orderBy(desc(checkouts.id))
    .limit(1);
  return row ?? null;
}

/** The billing details of a person: their company's where they are in one. */
export async function detailsOf(
  db: DbOrTx,
  { userId, membership }: Pick<Person, 'userId' | 'membership'>,
): Promise<BillingDetails | null> {
  const [row] = await db
    .select({ details: billingProfiles.details })
    .from(billingProfiles)
    .where(
      membership ? eq(billingProfiles.companyId, membership.companyId) : eq(billingProfiles.userId, userId),
    );
  return row?.details ?? null;
}

/** Whom the last quote or invoice to an address was written to. */
export async function lastBuyerOf(db: DbOrTx, emailKey: string): Promise<BillingDetails | null> {
  const newest = async (table: typeof quotes | typeof invoices) => {
    const [row] = await db
      .select({ buyer: table.buyer, at: table.createdAt })
      .from(table)
      .where(eq(table.emailKey, emailKey))
      .orderBy(desc(table.createdAt))
      .limit(1);
    return row ? [row] : [];
  };
  const found = [...(await newest(quotes)), ...(await newest(invoices))];
  return found.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]?.buyer ?? null;
}
