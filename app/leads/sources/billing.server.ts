import { and, eq, inArray, ne } from 'drizzle-orm';
import type { LeadSource } from '#app/leads/source.ts';
import { invoices, quotes } from '#features/billing/tables.server.ts';
import type { TimelineEntry } from '#features/leads/source.ts';
import { moneyText } from '#lib/money/money.ts';

const quoteWords = {
  draft: 'was written',
  sent: 'was sent',
  accepted: 'was accepted',
  declined: 'was declined',
};
const invoiceWords = { draft: 'was written', issued: 'is open', paid: 'is paid', cancelled: 'was cancelled' };

/** Quotes and invoices, as they stand. */
export const billingSource: LeadSource = {
  id: 'quote',
  entries: async (db, emailKeys) => {
    const keys = [...emailKeys];
    const offered = await db.select().from(quotes).where(inArray(quotes.emailKey, keys));
    const billed = await db
      .select()
      .from(invoices)
      .where(and(inArray(invoices.emailKey, keys), ne(invoices.state, 'draft')));
    return [
      ...offered.map(
        ({ id, number, state, title, gross, currency, sentAt, decidedAt, createdAt }): TimelineEntry => ({
          id,
          at: (decidedAt ?? sentAt ?? createdAt).toISOString(),
          kind: 'quote',
          title: `Quote ${number} ${quoteWords[state]}`,
          text: `${title}, ${moneyText(gross, currency)}`,
          href: `/admin-panel/quotes/${id}`,
        }),
      ),
      ...billed.map(
        ({ id, kind, number, state, title, gross, currency, changedAt }): TimelineEntry => ({
          id,
          at: changedAt.toISOString(),
          kind: 'invoice',
          title: `${kind === 'credit' ? 'Credit note' : 'Invoice'} ${number ?? ''} ${invoiceWords[state]}`,
          text: `${title}, ${moneyText(gross, currency)}`,
          href: `/admin-panel/invoices/${id}`,
        }),
      ),
    ];
  },
  heard: ['billing.quote-sent'],
  knownBy: async (db, id) => {
    const [quote] = await db.select().from(quotes).where(eq(quotes.id, id));
    if (!quote?.emailKey) return null;
    const { email, emailKey, buyer, createdAt } = quote;
    return { email, emailKey, name: buyer.name, company: '', at: createdAt };
  },
};
