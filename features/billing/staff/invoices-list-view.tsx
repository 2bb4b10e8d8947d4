import { moneyText } from '#lib/money/money.ts';
import { Badge } from '#ui/data/badge.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { Day } from '../ui/staff/day.tsx';
import { Cut, PaperLink } from '../ui/staff/paper-link.tsx';
import { TotalsStrip } from '../ui/staff/totals-strip.tsx';
import type { InvoiceLine, invoicesList } from './invoices-list.server.ts';
import { invoiceWords } from './standings.ts';

const path = '/admin-panel/invoices';
const figure = (name: 'gross' | 'net' | 'tax') => ({
  cell: (line: InvoiceLine) => moneyText(line[name], line.currency),
  kind: 'number' as const,
});
const ifAny = (amount: number, currency: string) =>
  amount > 0 ? moneyText(amount, currency) : <span className="text-mute">–</span>;

/** Every invoice and credit note, with what is to come in. */
export const invoiceView: ViewOf<typeof invoicesList> = {
  list: 'invoices',
  title: 'Invoices',
  primary: { label: 'Write an invoice', href: `${path}/new` },
  more: [{ id: 'accounting', label: 'Export for your bookkeeper', href: `${path}/accounting` }],
  noun: ['invoice', 'invoices'],
  nameOf: ({ number, title, buyer }) => `${number || `draft ${title}`} for ${buyer}`,
  above: ({ totals }) => <TotalsStrip totals={totals} path={path} />,
  empty: () => (
    <WorkspaceEmpty heading="No invoices yet">
      <p>
        When a buyer accepts a quote, we create its invoice automatically. You can also write an invoice
        without a quote here.
      </p>
    </WorkspaceEmpty>
  ),
  cells: () => ({
    number: {
      cell: ({ id, number }) => <PaperLink href={`${path}/${id}`}>{number || 'Draft'}</PaperLink>,
    },
    buyer: { cell: ({ buyer }) => <Cut>{buyer}</Cut>, onPhone: 'note' },
    title: { cell: ({ title }) => <Cut>{title}</Cut> },
    standing: {
      // What was paid too much is owed back, whatever else holds.
      cell: ({ standing, over }) =>
        over > 0 ? (
          <Badge tone="danger">Overpaid</Badge>
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
  }),
};
