import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { notThere, tooLate } from '../errors.server.ts';
import { draftInvoices } from '../invoices-of-quote.server.ts';
import { holdQuote, type Invoice, invoicesOfQuote, type Quote } from '../queries.server.ts';
import type { Order } from '../schema.ts';
import { quotes } from '../tables.server.ts';

/** Drafts what is missing of a quote's invoices; gives the first of those, or of all where none was. */
async function invoiceFor(tx: Tx, quote: Quote, staff: string): Promise<Invoice> {
  const actor = `user:${staff}`;
  const before = new Set((await invoicesOfQuote(tx, quote.id)).map(({ id }) => id));
  const all = await draftInvoices(tx, quote, { actor, atOnce: false });
  const drafted = all.filter(({ id }) => !before.has(id));
  for (const { id } of drafted)
    await recordEvent(tx, { kind: 'billing.invoice-made', subject: `invoice:${id}`, actor });
  const [first] = drafted.length > 0 ? drafted : all;
  if (!first) throw new Error('the invoice was not drafted');
  return first;
}

/** Notes an order that came by another way than the quote's own button, and drafts its invoice. Twice gives the same draft. */
export function takeOrder(id: string, { name, words }: Order, staff: string): Promise<Invoice> {
  return services().inTransaction(async (tx) => {
    const quote = await holdQuote(tx, id);
    if (!quote) throw notThere();
    if (quote.state === 'draft') throw tooLate('This quote hasn’t been sent yet.');
    if (quote.state === 'declined') throw tooLate('This quote was declined. Please write a new one.');
    if (quote.state === 'accepted') return invoiceFor(tx, quote, staff);
    const via = `user:${staff}`;
    const accepted = {
      state: 'accepted' as const,
      decidedAt: now(),
      decidedBy: name,
      decidedVia: via,
      decision: words,
    };
    await tx
      .update(quotes)
      .set({ ...accepted, changedAt: now() })
      .where(eq(quotes.id, id));
    await recordEvent(tx, { kind: 'billing.quote-ordered', subject: `quote:${id}`, actor: via });
    return invoiceFor(tx, { ...quote, ...accepted }, staff);
  });
}

/** Drafts the invoice of an accepted quote that has none any more, because its draft was deleted. */
export function invoiceQuote(id: string, staff: string): Promise<Invoice> {
  return services().inTransaction(async (tx) => {
    const quote = await holdQuote(tx, id);
    if (quote?.state !== 'accepted') throw notThere();
    return invoiceFor(tx, quote, staff);
  });
}
