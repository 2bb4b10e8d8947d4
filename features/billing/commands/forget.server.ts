import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { forgetFileLater } from '../pdf/keep.server.ts';
import { invoices, quotes, stripeEvents } from '../tables.server.ts';

const daysAgo = (days: number): Date => new Date(now().getTime() - days * 86_400_000);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Forgets quotes that came to nothing, drafts that were never sent, and what the law no longer wants kept; gives how many. */
export function forgetBilling(): Promise<number> {
  const { quoteDays, invoiceDays, outboxDays } = readSettings().retention;
  return services().inTransaction(async (tx) => {
    // The trigger that keeps issued invoices lets this transaction pass, and no other.
    await tx.execute(sql`select set_config('billing.forgets', 'on', true)`);
    const old = await tx
      .delete(invoices)
      .where(
        or(
          and(ne(invoices.state, 'draft'), lt(invoices.issuedOn, dayOf(daysAgo(invoiceDays)))),
          and(eq(invoices.state, 'draft'), lt(invoices.changedAt, daysAgo(quoteDays))),
        ),
      )
      .returning({ id: invoices.id, hash: invoices.pdfHash });
    const over = await tx
      .delete(quotes)
      .where(
        or(
          and(inArray(quotes.state, ['draft', 'sent', 'declined']), lt(quotes.changedAt, daysAgo(quoteDays))),
          and(eq(quotes.state, 'accepted'), lt(quotes.changedAt, daysAgo(invoiceDays))),
        ),
      )
      .returning({ id: quotes.id, hash: quotes.pdfHash });
    await tx.delete(stripeEvents).where(lt(stripeEvents.receivedAt, daysAgo(outboxDays)));
    for (const row of old) await forgetFileLater(tx, 'invoice', row);
    for (const row of over) await forgetFileLater(tx, 'quote', row);
    const forgotten = old.length + over.length;
    if (forgotten > 0)
      await recordEvent(tx, {
        kind: 'billing.forgotten',
        subject: 'billing',
        actor: 'system',
        data: { forgotten },
      });
    return forgotten;
  });
}

export const billingForget = defineRetention({
  name: 'billing-forget',
  keeps: ['quoteDays', 'invoiceDays', 'outboxDays'],
  every: '50 3 * * *',
  forget: forgetBilling,
});
