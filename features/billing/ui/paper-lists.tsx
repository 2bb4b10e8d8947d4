import { Badge } from '#ui/data/badge.tsx';
import { type DataColumn, daySaid } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';
import type { ShownInvoice, ShownPayment, ShownQuote } from '../account-page.server.ts';
import { paperAddress } from './address.ts';
import { invoiceLooks, quoteLooks } from './standings.ts';

const link = 'underline decoration-line underline-offset-4 hover:decoration-current';
const title = (item: { title: string }) => (
  <span className="block min-w-0 break-words py-2 text-mute @max-[36rem]:py-0">{item.title}</span>
);

const invoiceColumns = (linked: boolean): DataColumn<ShownInvoice>[] => [
  {
    id: 'number',
    heading: 'Number',
    value: ({ number }) => number,
    cell: ({ number }) =>
      linked ? (
        <a href={paperAddress('invoice', number)} className={`${link} whitespace-nowrap`}>
          {number}
        </a>
      ) : (
        number
      ),
  },
  { id: 'title', heading: 'For', value: (item) => item.title, cell: title, onPhone: 'note' },
  {
    id: 'standing',
    heading: 'Status',
    value: ({ standing }) => standing,
    cell: ({ standing }) => <Badge tone={invoiceLooks[standing].tone}>{invoiceLooks[standing].word}</Badge>,
    onPhone: 'state',
  },
  { id: 'issued', heading: 'Issued', value: ({ issuedOn }) => issuedOn, kind: 'date' },
  {
    id: 'due',
    heading: 'Due',
    value: ({ dueOn }) => dueOn,
    kind: 'date',
    // A credit note is due on no day.
    cell: ({ dueOn }) =>
      dueOn ? (
        <time dateTime={dueOn} title={daySaid(dueOn).whole}>
          {daySaid(dueOn).short}
        </time>
      ) : (
        '–'
      ),
  },
  {
    id: 'amount',
    heading: 'Amount',
    value: ({ amount }) => amount,
    kind: 'number',
    cell: ({ amount, left, standing }) => (
      <span className="block @min-[36rem]:py-1.5">
        {amount}
        {left && (standing === 'open' || standing === 'overdue') ? (
          <span className="block text-mute">{left} open</span>
        ) : null}
      </span>
    ),
    onPhone: 'figure',
  },
];

/** Invoices and credit notes, the newest first. */
export function InvoiceList({ rows, linked = true }: { rows: readonly ShownInvoice[]; linked?: boolean }) {
  return (
    <Table
      caption="Invoices and credit notes"
      captionHidden
      columns={invoiceColumns(linked)}
      rows={rows}
      rowId={({ number }) => number}
    />
  );
}

const quoteColumns = (linked: boolean): DataColumn<ShownQuote>[] => [
  {
    id: 'number',
    heading: 'Number',
    value: ({ number }) => number,
    cell: ({ number }) =>
      linked ? (
        <a href={paperAddress('quote', number)} className={`${link} whitespace-nowrap`}>
          {number}
        </a>
      ) : (
        number
      ),
  },
  { id: 'title', heading: 'For', value: (item) => item.title, cell: title, onPhone: 'note' },
  {
    id: 'standing',
    heading: 'Status',
    value: ({ standing }) => standing,
    cell: ({ standing }) => <Badge tone={quoteLooks[standing].tone}>{quoteLooks[standing].word}</Badge>,
    onPhone: 'state',
  },
  { id: 'until', heading: 'Valid until', value: ({ validUntil }) => validUntil, kind: 'date' },
  { id: 'amount', heading: 'Amount', value: ({ amount }) => amount, kind: 'number', onPhone: 'figure' },
];

/** Quotes, the newest first. */
export function QuoteList({ rows, linked = true }: { rows: readonly ShownQuote[]; linked?: boolean }) {
  return (
    <Table
      caption="Quotes"
      captionHidden
      columns={quoteColumns(linked)}
      rows={rows}
      rowId={({ number }) => number}
    />
  );
}

const methods = { card: 'Card', bank: 'Bank transfer' } as const;

const paymentColumns = (linked: boolean): DataColumn<ShownPayment>[] => [
  {
    id: 'number',
    heading: 'Invoice',
    value: ({ number }) => number,
    cell: ({ number }) =>
      linked ? (
        <a href={paperAddress('invoice', number)} className={`${link} whitespace-nowrap`}>
          {number}
        </a>
      ) : (
        number
      ),
  },
  { id: 'title', heading: 'For', value: (item) => item.title, cell: title, onPhone: 'note' },
  {
    id: 'method',
    heading: 'By',
    value: ({ method }) => methods[method],
    cell: ({ method, back }) => (back ? `Refunded, ${methods[method].toLowerCase()}` : methods[method]),
    onPhone: 'state',
  },
  { id: 'on', heading: 'On', value: ({ receivedOn }) => receivedOn, kind: 'date' },
  { id: 'amount', heading: 'Amount', value: ({ amount }) => amount, kind: 'number', onPhone: 'figure' },
];

/** What was paid and paid back, the newest first. */
export function PaymentList({ rows, linked = true }: { rows: readonly ShownPayment[]; linked?: boolean }) {
  return (
    <Table
      caption="Payments"
      captionHidden
      columns={paymentColumns(linked)}
      rows={rows}
      rowId={({ id }) => id}
    />
  );
}
