import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { readSettings } from '#server/settings/settings.ts';
import { documentNumber } from './standing.ts';
import { billingCounters } from './tables.server.ts';

/** The series that numbers are given in. */
export type Series = 'quote' | 'invoice' | 'credit';

/**
 * The next number of a series and year. The counter's row is held until the transaction ends, so whoever comes next
 * waits; one that is undone gives its number back, so there is no gap.
 */
export async function nextNumber(tx: Tx, series: Series, day: string): Promise<string> {
  const year = Number(day.slice(0, 4));
  const [row] = await tx
    .insert(billingCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [billingCounters.series, billingCounters.year],
      set: { last: sql`${billingCounters.last} + 1` },
    })
    .returning({ last: billingCounters.last });
  if (!row) throw new Error(`the counter of ${series} ${year} gave no number`);
  const { invoicePrefix, creditPrefix, quotePrefix } = readSettings().billing;
  const prefix = { quote: quotePrefix, invoice: invoicePrefix, credit: creditPrefix }[series];
  return documentNumber(prefix, year, row.last);
}
