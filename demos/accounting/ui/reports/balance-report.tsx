import { useMemo } from 'react';
import { balanceSheet } from '#engines/ledger/reports.ts';
import { longDay } from '#lib/time/day-words.ts';
import { chart } from '../../books/chart.ts';
import { lastDayOf } from '../../books/months.ts';
import type { Rows } from '../../records.ts';
import { DownloadButton } from '../download-button.tsx';
import { AmountRows } from './amount-rows.tsx';

/** The balance sheet at the end of a month: assets, and who they belong to. */
export function BalanceReport({ rows, month }: { rows: Rows; month: string }) {
  const { entries } = rows;
  const day = lastDayOf(month);
  const sheet = useMemo(() => balanceSheet(entries.values(), chart, day), [entries, day]);
  const flat = (list: typeof sheet.assets) =>
    list.map(({ account, cents }) => ({ id: account.id, name: account.name, cents }));
  const owed = [...flat(sheet.liabilities), ...flat(sheet.equity)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-lg">{`At the end of ${longDay(day)}`}</p>
        <DownloadButton
          name={`balance-sheet-${day}`}
          columns={['Side', 'Account', 'Name', 'Amount']}
          rows={() => [
            ...flat(sheet.assets).map(({ id, name, cents }) => ['Assets', id, name, cents / 100]),
            ...owed.map(({ id, name, cents }) => ['Equity and liabilities', id, name, cents / 100]),
            ['Equity and liabilities', '', 'Result so far', sheet.result / 100],
          ]}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <AmountRows heading="Assets" rows={flat(sheet.assets)} sum={sheet.has} sumLabel="Together" />
        <AmountRows
          heading="Equity and liabilities"
          rows={[...owed, { id: '8400', name: 'Result since the books started', cents: sheet.result }]}
          sum={sheet.owes}
          sumLabel="Together"
        />
      </div>
      <p className={sheet.has === sheet.owes ? 'font-medium text-done' : 'font-medium text-danger'}>
        {sheet.has === sheet.owes ? 'Both sides agree to the cent.' : 'The sides differ.'}
      </p>
    </div>
  );
}
