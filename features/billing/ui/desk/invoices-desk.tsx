import { moneyText } from '#lib/money.ts';
import type { TablePage } from '#lib/table-page.ts';
import { Badge } from '#ui/data/badge.tsx';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskTable } from '#ui/kinds/desk-table.tsx';
import type { InvoiceLine } from '../../desk/invoices-list.server.ts';
import { invoiceWords } from '../../desk/standings.ts';
import type { Total } from '../../desk/totals.server.ts';
import { Day } from './day.tsx';
import { Cut, PaperLink } from './paper-link.tsx';
import { TotalsStrip } from './totals-strip.tsx';

type Columns =
  | 'number'
  | 'buyer'
  | 'title'
  | 'standing'
  | 'issued'
  | 'due'
  | 'gross'
  | 'open'
  | 'net'
  | 'tax'
  | 'over'
  | 'currency'
  | 'email'
  | 'reminders';

interface InvoicesDeskProps {
  invoices: TablePage<InvoiceLine, Columns>;
  totals: readonly Total[];
  writes: boolean;
}

const path = '/admin-panel/invoices';
const figure = (name: 'gross' | 'net' | 'tax') => ({
  cell: (line: InvoiceLine) => moneyText(line[name], line.currency),
  kind: 'number' as const,
});
const ifAny = (amount: number, currency: string) =>
  amount > 0 ? moneyText(amount, currency) : <span className="text-mute">–</span>;

/** Every invoice and credit note, with what is to come in. */
export function InvoicesDesk({ invoices, totals, writes }: InvoicesDeskProps) {
  return (
    <>
      <TotalsStrip totals={totals} path={path} />
      <DeskTable
        page={invoices}
        noun={['invoice', 'invoices']}
        nameOf={({ number, title, buyer }) => `${number || `draft ${title}`} for ${buyer}`}
        mayShare={writes}
        empty={
          <DeskEmpty heading="No invoice was written yet">
            <p>An accepted quote becomes an invoice by itself. One without a quote is written here.</p>
          </DeskEmpty>
        }
        cells={{
          number: {
            cell: ({ id, number }) => <PaperLink href={`${path}/${id}`}>{number || 'Draft'}</PaperLink>,
          },
          buyer: { cell: ({ buyer }) => <Cut>{buyer}</Cut>, onPhone: 'note' },
          title: { cell: ({ title }) => <Cut>{title}</Cut> },
          standing: {
            // What was paid too much is owed back, whatever else holds.
            cell: ({ standing, over }) =>
              over > 0 ? (
                <Badge tone="danger">Paid too much</Badge>
              ) : (
                <Badge tone={invoiceWords[standing].tone}>{invoiceWords[standing].word}</Badge>
              ),
            onPhone: 'state',
          },
          issued: { cell: ({ issuedOn }) => <Day on={issuedOn} />, kind: 'number' },
          due: { cell: ({ dueOn }) => <Day on={dueOn} />, kind: 'number' },
          gross: { ...figure('gross'), onPhone: 'figure' },
          open: { cell: ({ open, currency }) => ifAny(open, currency), kind: 'number' },
          net: figure('net'),
          tax: figure('tax'),
          over: { cell: ({ over, currency }) => ifAny(over, currency), kind: 'number' },
          currency: { cell: ({ currency }) => currency },
          email: { cell: ({ email }) => <Cut>{email}</Cut> },
          reminders: { cell: ({ reminders }) => reminders, kind: 'number' },
        }}
      />
    </>
  );
}
