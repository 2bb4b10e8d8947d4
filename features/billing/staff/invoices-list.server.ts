import { inArray, sql } from 'drizzle-orm';
import { decimalOf } from '#lib/money/money.ts';
import type { Db } from '#server/db/transaction.ts';
import { dates, defineTable, oneOf } from '#server/tables/define-table.ts';
import { today } from '../seller.server.ts';
import { balanceOf, type InvoiceStanding, invoiceStanding } from '../standing.ts';
import { invoices } from '../tables.server.ts';
import { invoicesThat, isOverpaid, received } from './conditions.server.ts';
import { invoiceWords } from './standings.ts';
import { invoiceTotals } from './totals.server.ts';

/** An invoice or a credit note in the list of the panel. */
export interface InvoiceLine {
  id: string;
  number: string;
  title: string;
  buyer: string;
  email: string;
  standing: InvoiceStanding;
  net: number;
  tax: number;
  /** Below zero for a credit note: it takes back. */
  gross: number;
  open: number;
  over: number;
  currency: string;
  issuedOn: string | null;
  dueOn: string | null;
  reminders: number;
}

const standings = Object.keys(invoiceWords) as InvoiceStanding[];
const buyer = sql<string>`invoices.buyer ->> 'name'`;
const amount = (name: 'net' | 'tax' | 'gross' | 'open' | 'over') => (line: InvoiceLine) =>
  Number(decimalOf(line[name], line.currency));

/** Every invoice and credit note of the studio. */
export const invoicesList = defineTable({
  name: 'invoices',
  section: 'invoices',
  from: invoices,
  id: invoices.id,
  rows: async (db: Db, ids: string[]): Promise<InvoiceLine[]> => {
    const rows = await db
      .select({ invoice: invoices, received })
      .from(invoices)
      .where(inArray(invoices.id, ids));
    const day = today();
    return rows.map(({ invoice, received: came }) => {
      const sign = invoice.kind === 'credit' ? -1 : 1;
      return {
        id: invoice.id,
        number: invoice.number ?? '',
        title: invoice.title,
        buyer: invoice.buyer.name,
        email: invoice.email,
        standing: invoiceStanding(invoice, day),
        net: sign * invoice.net,
        tax: sign * invoice.tax,
        gross: sign * invoice.gross,
        ...balanceOf(invoice, Number(came)),
        currency: invoice.currency,
        issuedOn: invoice.issuedOn,
        dueOn: invoice.dueOn,
        reminders: invoice.reminders,
      };
    });
  },
  columns: {
    number: { label: 'Number', value: (line) => line.number, sort: invoices.number },
    buyer: { label: 'Buyer', value: (line) => line.buyer, sort: sql`lower(${buyer})` },
    title: { label: 'For', value: (line) => line.title, sort: invoices.title },
    standing: { label: 'State', value: (line) => invoiceWords[line.standing].word, sort: invoices.state },
    issued: { label: 'Issued', value: (line) => line.issuedOn, sort: invoices.issuedOn },
    due: { label: 'Due', value: (line) => line.dueOn, sort: invoices.dueOn },
    gross: { label: 'Sum', value: amount('gross'), sort: invoices.gross },
    open: { label: 'Open', value: amount('open') },
    net: { label: 'Net', value: amount('net'), sort: invoices.net, extra: true },
    tax: { label: 'Tax', value: amount('tax'), sort: invoices.tax, extra: true },
    over: { label: 'Overpaid', value: amount('over'), extra: true },
    currency: { label: 'Currency', value: (line) => line.currency, sort: invoices.currency, extra: true },
    email: { label: 'Email', value: (line) => line.email, sort: invoices.email, extra: true },
    reminders: { label: 'Reminders', value: (line) => line.reminders, sort: invoices.reminders, extra: true },
  },
  search: [sql`coalesce(invoices.number, '')`, invoices.title, invoices.email, buyer],
  filters: {
    state: oneOf(
      'State',
      Object.fromEntries(
        standings.map((standing) => [
          standing,
          { label: invoiceWords[standing].word, where: invoicesThat[standing] },
        ]),
      ),
    ),
    paid: oneOf('Payments', {
      over: { label: 'Overpaid', where: () => isOverpaid },
      part: {
        label: 'Partly paid',
        where: () => sql`invoices.state = 'issued' and invoices.kind = 'invoice' and ${received} > 0`,
      },
    }),
    issued: dates('Issued', invoices.issuedOn),
  },
  defaultSort: '-issued',
  views: {
    Overdue: 'state=overdue',
    Open: 'state=open&state=overdue',
    Drafts: 'state=draft',
    Overpaid: 'paid=over',
  },
  facts: async () => ({ totals: await invoiceTotals() }),
});
