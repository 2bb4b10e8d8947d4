import { useMemo } from 'react';
import { vatReport } from '#engines/ledger/reports.ts';
import { treatmentWords } from '#engines/ledger/vat-rules.ts';
import { Table } from '#ui/data/table/table.tsx';
import { spanOf } from '../../books/months.ts';
import type { Rows } from '../../records.ts';
import { DownloadButton } from '../download-button.tsx';
import { figures, useMoney } from '../money.tsx';
import { MonthBars } from './month-bars.tsx';

/** What is owed to the tax office for a month, and for what. */
export function VatReport({ rows, month, months }: { rows: Rows; month: string; months: readonly string[] }) {
  const { money, sign } = useMoney();
  const { entries } = rows;
  const all = useMemo(
    () =>
      [...months]
        .reverse()
        .map((each) => ({ month: each, report: vatReport(entries.values(), spanOf(each)) })),
    [entries, months],
  );
  const shown = all.find((each) => each.month === month)?.report;
  if (!shown) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p>
          <span className="block text-[.84375rem] text-mute">
            {shown.payable < 0 ? 'To reclaim from the tax office' : 'To pay to the tax office'}
          </span>
          <span className="font-display text-[2.5rem] font-semibold leading-none tracking-[-.035em] tabular-nums">
            {money(Math.abs(shown.payable))}
          </span>
        </p>
        <DownloadButton
          name={`vat-${month}`}
          columns={['Kind', 'Net', 'VAT owed', 'VAT to reclaim']}
          rows={() => [
            ...shown.rows.map(({ treatment, base, due, deductible }) => [
              treatmentWords[treatment],
              base / 100,
              due / 100,
              deductible / 100,
            ]),
            ['Together', null, shown.due / 100, shown.deductible / 100],
          ]}
        />
      </div>
      <MonthBars
        label="VAT by month"
        names={['We owe', 'We reclaim']}
        months={all.map((each) => ({
          month: each.month,
          first: each.report.due,
          second: each.report.deductible,
        }))}
        current={month}
        report="vat"
      />
      {shown.rows.length === 0 ? (
        <p className="py-6 text-mute">Nothing with VAT was posted this month.</p>
      ) : (
        <Table
          caption="By kind of sale and purchase"
          rows={shown.rows}
          rowId={({ treatment }) => treatment}
          columns={[
            { id: 'kind', heading: 'Kind', value: ({ treatment }) => treatmentWords[treatment] },
            {
              id: 'base',
              heading: `Net, ${sign}`,
              kind: 'number',
              value: ({ base }) => figures(base),
              onPhone: 'note',
            },
            {
              id: 'due',
              heading: `We owe, ${sign}`,
              kind: 'number',
              value: ({ due }) => (due === 0 ? '' : figures(due)),
              onPhone: 'figure',
            },
            {
              id: 'back',
              heading: `We reclaim, ${sign}`,
              kind: 'number',
              value: ({ deductible }) => (deductible === 0 ? '' : figures(deductible)),
              onPhone: 'state',
            },
          ]}
          footer={{ kind: 'Together', due: figures(shown.due), back: figures(shown.deductible) }}
        />
      )}
      <p className="max-w-[42rem] text-[.9375rem] text-pretty text-mute">
        A reverse-charge purchase appears on both sides, because we owe its VAT and reclaim it at the same
        time. We use German rates on the date of supply.
      </p>
    </div>
  );
}
