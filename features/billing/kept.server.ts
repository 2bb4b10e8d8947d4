import { and, eq, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/transaction.ts';
import { readSettings } from '#server/settings/settings.ts';
import type { KeptPaper } from './kept.ts';
import { type Invoice, receivedFor } from './queries.server.ts';
import { balanceOf, daysAfter } from './standing.ts';
import { invoices, quotes } from './tables.server.ts';

/** Invoices that the law wants kept: whatever was issued, and drafts that an accepted quote still leads to. */
export const keptInvoices = (): SQL | undefined =>
  or(ne(invoices.state, 'draft'), isNotNull(invoices.quoteId));

/** Whether something is still to be paid, so that its buyer can be reminded. */
export async function isOwed(db: DbOrTx, invoice: Invoice): Promise<boolean> {
  if (invoice.state === 'draft') return true;
  return balanceOf(invoice, await receivedFor(db, invoice.id)).open > 0;
}

/** The documents that stay when a person is erased. */
export async function keptPapers(
  db: DbOrTx,
  written: { quotes: SQL | undefined; invoices: SQL | undefined },
): Promise<KeptPaper[]> {
  const { invoiceDays } = readSettings().retention;
  const accepted = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.state, 'accepted'), written.quotes));
  const billed = await db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.state, ['issued', 'paid', 'cancelled']), written.invoices));
  return [
    ...accepted.map(
      ({ number, changedAt }): KeptPaper => ({
        kind: 'quote',
        number,
        until: daysAfter(changedAt.toISOString().slice(0, 10), invoiceDays),
        remindedAt: null,
      }),
    ),
    ...(await Promise.all(
      billed.map(
        async (row): Promise<KeptPaper> => ({
          kind: row.kind,
          number: row.number ?? '',
          until: daysAfter(row.issuedOn ?? '', invoiceDays),
          remindedAt: (await isOwed(db, row)) ? row.email : null,
        }),
      ),
    )),
  ];
}
