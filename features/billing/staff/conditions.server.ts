import { type SQL, sql } from 'drizzle-orm';
import { today } from '../seller.server.ts';
import type { InvoiceStanding, QuoteStanding } from '../standing.ts';

// These are written with their tables' names, because they are used in statements with joins.

/** What came for an invoice, less what went back. */
export const received = sql<string>`(select coalesce(sum(came.amount), 0) from payments came where came.invoice_id = invoices.id)`;

/** What an invoice is owed: nothing for drafts, credit notes and cancelled ones, as `balanceOf` says. */
const owed = sql`case when invoices.kind = 'credit' or invoices.state in ('draft', 'cancelled') then 0 else invoices.gross - invoices.credited end`;

/** More came than is owed. */
export const isOverpaid = sql`invoices.kind = 'invoice' and ${received} > ${owed}`;

/** The quotes that stand so today, as `quoteStanding` says. */
export const quotesThat: Record<QuoteStanding, () => SQL> = {
  draft: () => sql`quotes.state = 'draft'`,
  sent: () => sql`quotes.state = 'sent' and quotes.valid_until >= ${today()}::date`,
  expired: () => sql`quotes.state = 'sent' and quotes.valid_until < ${today()}::date`,
  accepted: () => sql`quotes.state = 'accepted'`,
  declined: () => sql`quotes.state = 'declined'`,
};

/** The invoices that stand so today, as `invoiceStanding` says. */
export const invoicesThat: Record<InvoiceStanding, () => SQL> = {
  draft: () => sql`invoices.state = 'draft'`,
  open: () =>
    sql`invoices.kind = 'invoice' and invoices.state = 'issued' and (invoices.due_on is null or invoices.due_on >= ${today()}::date)`,
  overdue: () =>
    sql`invoices.kind = 'invoice' and invoices.state = 'issued' and invoices.due_on < ${today()}::date`,
  paid: () => sql`invoices.kind = 'invoice' and invoices.state = 'paid'`,
  cancelled: () => sql`invoices.state = 'cancelled'`,
  credit: () => sql`invoices.kind = 'credit' and invoices.state <> 'draft'`,
};
