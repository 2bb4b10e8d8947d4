import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordChange } from '#server/events/record.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { services } from '#server/services.ts';
import { compose } from '../compose.server.ts';
import { type Edition, editionLabels, editionOf } from '../edition.ts';
import { notThere, tooLate } from '../errors.server.ts';
import {
  holdInvoice,
  holdQuote,
  type Invoice,
  linesOfInvoice,
  linesOfQuote,
  type Quote,
} from '../queries.server.ts';
import type { NewInvoice, NewQuote } from '../schema.ts';
import { invoiceLines, invoices, quoteLines, quotes } from '../tables.server.ts';
import { supplyOf } from './make-invoice.server.ts';

interface Editing {
  /** The version that the editor began from. */
  seen: number;
  /** Who saves it. */
  staff: string;
}

const changed = (
  tx: Tx,
  kind: 'quote' | 'invoice',
  id: string,
  staff: string,
  before: Edition,
  after: Edition,
) =>
  recordChange(tx, {
    kind: `billing.${kind}-edited`,
    subject: `${kind}:${id}`,
    actor: `user:${staff}`,
    before,
    after,
    // The address lets the recipient find and erase it.
    data: { email: after.email },
  });

/** Saves a quote that was not sent yet; the second of two editors sees what the first wrote. */
export function editQuote(id: string, wish: NewQuote, { seen, staff }: Editing): Promise<Quote> {
  return services().inTransaction(async (tx) => {
    const quote = await holdQuote(tx, id);
    if (!quote) throw notThere();
    if (quote.state !== 'draft')
      throw tooLate('This quote has been sent. Copy it into a new one to make changes.');
    const { owner, content, lines } = await compose(tx, wish);
    const validUntil = wish.validUntil ?? quote.validUntil;
    const { instalments } = wish;
    const before = editionOf(quote, await linesOfQuote(tx, id));
    const after = editionOf({ ...owner, ...content, validUntil, instalments }, lines);
    checkSeen(seen, { version: quote.version, yours: after, theirs: before, labels: editionLabels });
    const [saved] = await tx
      .update(quotes)
      .set({ ...owner, ...content, validUntil, instalments, version: quote.version + 1, changedAt: now() })
      .where(eq(quotes.id, id))
      .returning();
    if (!saved) throw notThere();
    await tx.delete(quoteLines).where(eq(quoteLines.quoteId, id));
    await tx.insert(quoteLines).values(lines.map((line) => ({ quoteId: id, ...line })));
    await changed(tx, 'quote', id, staff, before, after);
    return saved;
  });
}

/** Saves an invoice that was not issued yet, alike. */
export function editInvoice(id: string, wish: NewInvoice, { seen, staff }: Editing): Promise<Invoice> {
  return services().inTransaction(async (tx) => {
    const invoice = await holdInvoice(tx, id);
    if (!invoice) throw notThere();
    if (invoice.state !== 'draft')
      throw tooLate('This invoice has been issued. Issue a credit note instead.');
    const { owner, content, lines } = await compose(tx, wish);
    const supply = supplyOf(wish);
    const before = editionOf({ ...invoice, supply: invoice }, await linesOfInvoice(tx, id));
    const after = editionOf({ ...owner, ...content, supply }, lines);
    checkSeen(seen, { version: invoice.version, yours: after, theirs: before, labels: editionLabels });
    const [saved] = await tx
      .update(invoices)
      .set({ ...owner, ...content, ...supply, version: invoice.version + 1, changedAt: now() })
      .where(eq(invoices.id, id))
      .returning();
    if (!saved) throw notThere();
    await tx.delete(invoiceLines).where(eq(invoiceLines.invoiceId, id));
    await tx.insert(invoiceLines).values(lines.map((line) => ({ invoiceId: id, ...line })));
    await changed(tx, 'invoice', id, staff, before, after);
    return saved;
  });
}
