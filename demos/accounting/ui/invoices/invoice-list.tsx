import { useMemo, useState } from 'react';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Table } from '#ui/data/table/table.tsx';
import { More } from '../../../app-kit/list/more.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { usePrinting } from '../../../kit/export/use-printing.ts';
import { openOf } from '../../books/items.ts';
import { standingOf } from '../../books/standing.ts';
import type { Invoice, Rows } from '../../records.ts';
import { DownloadButton } from '../download-button.tsx';
import { figures, useMoney } from '../money.tsx';

/** So many are drawn at first, and with each further part. */
const firstPart = 24;
const part = 60;
const shows = [
  { value: 'open', label: 'Open' },
  { value: 'late', label: 'Late' },
  { value: 'all', label: 'All' },
];

/** Invoices and credit notes, the latest first. */
export function InvoiceList({ rows, day, show }: { rows: Rows; day: string; show: string }) {
  const { money, sign } = useMoney();
  const { invoices, entries } = rows;
  const [most, setMost] = useState(firstPart);
  const printing = usePrinting();
  const all = useMemo(() => {
    const open = openOf({ entries });
    return [...invoices.values()]
      .map((invoice) => ({ invoice, open: open.get(invoice.id) ?? 0 }))
      .sort((a, b) =>
        a.invoice.day < b.invoice.day
          ? 1
          : a.invoice.day > b.invoice.day
            ? -1
            : b.invoice.number.localeCompare(a.invoice.number),
      );
  }, [invoices, entries]);
  const standing = ({ invoice, open }: { invoice: Invoice; open: number }) =>
    standingOf(open, invoice.net + invoice.tax, invoice.due, day);
  const shown = all.filter(
    (each) => show === 'all' || (show === 'late' ? standing(each).is === 'late' : each.open !== 0),
  );
  const sum = shown.reduce((total, { open }) => total + open, 0);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="Which invoices"
          showLabel={false}
          options={shows}
          value={show}
          onValueChange={(value) => goTo(['invoices'], { show: value === 'open' ? null : value })}
        />
        <DownloadButton
          name="invoices"
          columns={['Number', 'Customer', 'Day', 'Due', 'Net', 'VAT', 'Gross', 'Open', 'Status']}
          rows={() =>
            shown.map((each) => {
              const { number, name, day: when, due, net, tax } = each.invoice;
              return [
                number,
                name,
                when,
                due,
                net / 100,
                tax / 100,
                (net + tax) / 100,
                each.open / 100,
                standing(each).label,
              ];
            })
          }
        />
      </div>
      {shown.length === 0 ? (
        <p className="py-10 text-mute">
          {show === 'late'
            ? 'No invoice is late.'
            : 'No invoice is open. The next one you write will appear here.'}
        </p>
      ) : (
        <Table
          caption="Invoices and credit notes"
          captionHidden
          rows={printing ? shown : shown.slice(0, most)}
          rowId={({ invoice }) => invoice.id}
          columns={[
            {
              id: 'name',
              heading: 'Customer',
              value: ({ invoice }) => invoice.name,
              cell: ({ invoice }) => (
                <a href={hrefTo(['invoices', invoice.id])} className="hover:underline">
                  {invoice.name}
                </a>
              ),
            },
            { id: 'number', heading: 'Number', value: ({ invoice }) => invoice.number, onPhone: 'note' },
            { id: 'day', heading: 'Day', kind: 'date', value: ({ invoice }) => invoice.day },
            {
              id: 'gross',
              heading: `Amount, ${sign}`,
              kind: 'number',
              value: ({ invoice }) => figures(invoice.net + invoice.tax),
            },
            {
              id: 'open',
              heading: `Open, ${sign}`,
              kind: 'number',
              value: ({ open }) => figures(open),
              onPhone: 'figure',
            },
            {
              id: 'standing',
              heading: 'Status',
              value: (each) => standing(each).label,
              cell: (each) => <Badge tone={standing(each).tone}>{standing(each).label}</Badge>,
              onPhone: 'state',
            },
          ]}
          footer={{ name: 'Together', open: money(sum) }}
        />
      )}
      {shown.length > most ? (
        <More left={shown.length - most} part={part} onMore={() => setMost(most + part)} />
      ) : null}
    </>
  );
}
