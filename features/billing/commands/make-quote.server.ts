import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { compose } from '../compose.server.ts';
import { nextNumber } from '../numbers.server.ts';
import type { Quote } from '../queries.server.ts';
import { quoteBefore } from '../repeated.server.ts';
import type { NewQuote } from '../schema.ts';
import { today } from '../seller.server.ts';
import { daysAfter } from '../standing.ts';
import { quoteLines, quotes } from '../tables.server.ts';

/** Writes a quote as a draft; the buyer sees it once it is sent. */
export function makeQuote(wish: NewQuote, staff: string): Promise<Quote> {
  return services().inTransaction(async (tx) => {
    const before = await quoteBefore(tx, wish, staff);
    if (before) return before;
    const { owner, content, lines } = await compose(tx, wish);
    const day = today();
    const [quote] = await tx
      .insert(quotes)
      .values({
        id: newId(),
        number: await nextNumber(tx, 'quote', day),
        state: 'draft',
        ...owner,
        ...content,
        enquiry: wish.enquiry,
        instalments: wish.instalments,
        validUntil: wish.validUntil ?? daysAfter(day, readSettings().billing.quoteDays),
        decidedBy: '',
        decidedVia: '',
        decision: '',
        createdBy: `user:${staff}`,
        createdAt: now(),
        changedAt: now(),
      })
      .returning();
    if (!quote) throw new Error('the quote was not written');
    await tx.insert(quoteLines).values(lines.map((line) => ({ quoteId: quote.id, ...line })));
    await recordEvent(tx, {
      kind: 'billing.quote-made',
      subject: `quote:${quote.id}`,
      actor: `user:${staff}`,
    });
    return quote;
  });
}
