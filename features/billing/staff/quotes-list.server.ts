import { inArray, sql } from 'drizzle-orm';
import { decimalOf } from '#lib/money/money.ts';
import type { Db } from '#server/db/transaction.ts';
import { days, defineTable, oneOf } from '#server/tables/define-table.ts';
import { today } from '../seller.server.ts';
import { type QuoteStanding, quoteStanding } from '../standing.ts';
import { quotes } from '../tables.server.ts';
import { quotesThat } from './conditions.server.ts';
import { quoteWords } from './standings.ts';
import { quoteTotals } from './totals.server.ts';

/** A quote in the list of the panel. */
export interface QuoteLine {
  id: string;
  number: string;
  title: string;
  buyer: string;
  email: string;
  standing: QuoteStanding;
  net: number;
  gross: number;
  currency: string;
  validUntil: string;
  createdAt: Date;
  decidedAt: Date | null;
}

const standings = Object.keys(quoteWords) as QuoteStanding[];
const buyer = sql<string>`quotes.buyer ->> 'name'`;

/** Every quote of the studio. */
export const quotesList = defineTable({
  name: 'quotes',
  section: 'quotes',
  from: quotes,
  id: quotes.id,
  rows: async (db: Db, ids: string[]): Promise<QuoteLine[]> => {
    const rows = await db.select().from(quotes).where(inArray(quotes.id, ids));
    const day = today();
    return rows.map(
      ({ id, number, title, buyer: { name }, email, net, gross, currency, validUntil, ...row }) => ({
        id,
        number,
        title,
        buyer: name,
        email,
        standing: quoteStanding({ state: row.state, validUntil }, day),
        net,
        gross,
        currency,
        validUntil,
        createdAt: row.createdAt,
        decidedAt: row.decidedAt,
      }),
    );
  },
  columns: {
    number: { label: 'Number', value: (quote) => quote.number, sort: quotes.number },
    buyer: { label: 'Buyer', value: (quote) => quote.buyer, sort: sql`lower(${buyer})` },
    title: { label: 'For', value: (quote) => quote.title, sort: quotes.title },
    standing: { label: 'State', value: (quote) => quoteWords[quote.standing].word, sort: quotes.state },
    validUntil: { label: 'Valid until', value: (quote) => quote.validUntil, sort: quotes.validUntil },
    gross: {
      label: 'Sum',
      value: (quote) => Number(decimalOf(quote.gross, quote.currency)),
      sort: quotes.gross,
    },
    net: {
      label: 'Net',
      value: (quote) => Number(decimalOf(quote.net, quote.currency)),
      sort: quotes.net,
      extra: true,
    },
    currency: { label: 'Currency', value: (quote) => quote.currency, sort: quotes.currency, extra: true },
    email: { label: 'Email', value: (quote) => quote.email, sort: quotes.email, extra: true },
    written: { label: 'Written', value: (quote) => quote.createdAt, sort: quotes.createdAt, extra: true },
    decided: { label: 'Answered', value: (quote) => quote.decidedAt, sort: quotes.decidedAt, extra: true },
  },
  search: [quotes.number, quotes.title, quotes.email, buyer],
  filters: {
    state: oneOf(
      'State',
      Object.fromEntries(
        standings.map((standing) => [
          standing,
          { label: quoteWords[standing].word, where: quotesThat[standing] },
        ]),
      ),
    ),
    written: days('Written', quotes.createdAt),
  },
  defaultSort: '-written',
  views: { Waiting: 'state=sent', Drafts: 'state=draft', Accepted: 'state=accepted', Over: 'state=expired' },
  facts: async () => ({ totals: await quoteTotals() }),
});
