import type { Tx } from '#server/db/transaction.ts';
import { partLines, partSums } from './instalments.ts';
import { type Draft, writeInvoice } from './issue.server.ts';
import { type Invoice, invoicesOfQuote, type Line, linesOfQuote, type Quote } from './queries.server.ts';

type Part = Pick<
  Draft,
  'subtotal' | 'discount' | 'discountAmount' | 'net' | 'taxes' | 'tax' | 'gross' | 'lines'
>;

/** What each invoice of a quote asks for: all of it, or one part of its plan. */
function partsOf(quote: Quote, lines: readonly Line[]): Part[] {
  if (quote.instalments.length === 0) return [{ ...quote, lines }];
  const sums = partSums(quote, quote.instalments);
  return quote.instalments.flatMap((instalment, place) => {
    const part = sums[place];
    if (!part) return [];
    const asked = partLines({ number: quote.number, lines }, instalment, part);
    return [
      {
        ...part,
        discount: 0,
        discountAmount: 0,
        lines: asked.map((line) => ({ ...line, quantity: 1000, unit: '', unitPrice: line.net, discount: 0 })),
      },
    ];
  });
}

/**
 * Drafts the invoices of an accepted quote that are not there yet, one for each part; gives all of them in order. What
 * is issued at once is paid before the work, as is the first of several parts.
 */
export async function draftInvoices(
  tx: Tx,
  quote: Quote,
  { actor, atOnce }: { actor: string; atOnce: boolean },
): Promise<Invoice[]> {
  const there = new Map((await invoicesOfQuote(tx, quote.id)).map((invoice) => [invoice.part, invoice]));
  const parts = partsOf(quote, await linesOfQuote(tx, quote.id));
  const all: Invoice[] = [];
  for (const [place, asked] of parts.entries()) {
    const part = place + 1;
    const draft: Draft = {
      ...quote,
      ...asked,
      quoteId: quote.id,
      part,
      parts: parts.length,
      delivered: '',
      suppliedFrom: null,
      suppliedTo: null,
      advance: part === 1 && (atOnce || parts.length > 1),
      createdBy: actor,
    };
    all.push(there.get(part) ?? (await writeInvoice(tx, draft)));
  }
  return all;
}
