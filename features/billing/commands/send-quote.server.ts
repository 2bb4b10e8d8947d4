import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { notReady, notThere, tooLate } from '../errors.server.ts';
import { quoteMail } from '../mails.server.ts';
import { keepPdf, printLater } from '../pdf/keep.server.ts';
import { holdQuote, type Quote } from '../queries.server.ts';
import { legalGapsNow, sellerNow, today } from '../seller.server.ts';
import { quotes } from '../tables.server.ts';
import { tellBuyer } from '../tell.server.ts';

/** Sends a draft to its buyer, by mail and into their account. Sent again it only emails once more. */
export async function sendQuote(id: string, staff: string): Promise<Quote> {
  const sent = await services().inTransaction(async (tx) => {
    const quote = await holdQuote(tx, id);
    if (!quote) throw notThere();
    if (quote.state === 'accepted' || quote.state === 'declined')
      throw tooLate(`This quote has already been ${quote.state}.`);
    if (quote.validUntil < today()) throw tooLate('This quote has expired. Please write a new one.');
    const gaps = legalGapsNow(quote.treatment);
    if (gaps.length > 0) throw notReady(gaps);
    const [row] = await tx
      .update(quotes)
      .set({
        state: 'sent',
        // What went out once stays; a draft may have been written before the legal data was set.
        ...(quote.sentAt ? {} : { sentAt: now(), seller: { ...sellerNow(), country: quote.seller.country } }),
        changedAt: now(),
      })
      .where(eq(quotes.id, id))
      .returning();
    if (!row) throw notThere();
    await recordEvent(tx, { kind: 'billing.quote-sent', subject: `quote:${id}`, actor: `user:${staff}` });
    await tellBuyer(tx, row, {
      purpose: 'billing.quote',
      mail: quoteMail(row),
      title: `Quote ${row.number}: ${row.title}`,
      href: `/billing/quote?number=${row.number}`,
      key: `quote-sent:${id}`,
    });
    await printLater(tx, 'quote', id);
    return row;
  });
  await keepPdf('quote', id);
  return sent;
}
