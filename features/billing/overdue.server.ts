import { and, count, eq, lt, sql, sum } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { invoices } from './tables.server.ts';

/** How many invoices are past their date and not paid, and what they come to by currency, before part payments. */
export async function overdueInvoices(): Promise<{
  count: number;
  sums: { amount: number; currency: string }[];
}> {
  const { timeZone } = readSettings().contact;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now());
  const rows = await services()
    .database.db.select({
      currency: invoices.currency,
      invoices: count(),
      amount: sum(sql`${invoices.gross} - ${invoices.credited}`).mapWith(Number),
    })
    .from(invoices)
    .where(and(eq(invoices.kind, 'invoice'), eq(invoices.state, 'issued'), lt(invoices.dueOn, today)))
    .groupBy(invoices.currency)
    .orderBy(sql`1`);
  return {
    count: rows.reduce((all, row) => all + row.invoices, 0),
    sums: rows.map(({ amount, currency }) => ({ amount, currency })),
  };
}
