import { useMemo } from 'react';
import { profitAndLoss } from '#engines/ledger/reports.ts';
import { chart } from '../../books/chart.ts';
import { spanOf } from '../../books/months.ts';
import type { Rows } from '../../records.ts';
import { DownloadButton } from '../download-button.tsx';
import { useMoney } from '../money.tsx';
import { AmountRows } from './amount-rows.tsx';
import { MonthBars } from './month-bars.tsx';

/** What was earned and spent in a month, and how that compares with the months before. */
export function ProfitReport({
  rows,
  month,
  months,
}: {
  rows: Rows;
  month: string;
  months: readonly string[];
}) {
  const { money } = useMoney();
  const { entries } = rows;
  const all = useMemo(
    () =>
      [...months]
        .reverse()
        .map((each) => ({ month: each, report: profitAndLoss(entries.values(), chart, spanOf(each)) })),
    [entries, months],
  );
  const shown = all.find((each) => each.month === month)?.report;
  if (!shown) return null;
  const flat = (list: typeof shown.income) =>
    list.map(({ account, cents }) => ({ id: account.id, name: account.name, cents }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p>
          <span className="block text-[.84375rem] text-mute">
            {shown.result < 0 ? 'Loss of the month' : 'Profit of the month'}
          </span>
          <span className="font-display text-[2.5rem] font-semibold leading-none tracking-[-.035em] tabular-nums">
            {money(shown.result)}
          </span>
        </p>
        <DownloadButton
          name={`profit-and-loss-${month}`}
          columns={['Kind', 'Account', 'Name', 'Amount']}
          rows={() => [
            ...shown.income.map(({ account, cents }) => ['Income', account.id, account.name, cents / 100]),
            ...shown.expenses.map(({ account, cents }) => ['Costs', account.id, account.name, cents / 100]),
            ['Result', '', '', shown.result / 100],
          ]}
        />
      </div>
      <MonthBars
        label="Earned and spent by month"
        names={['Earned', 'Spent']}
        months={all.map((each) => ({
          month: each.month,
          first: each.report.earned,
          second: each.report.spent,
        }))}
        current={month}
        report="profit"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <AmountRows heading="Earned" rows={flat(shown.income)} sum={shown.earned} sumLabel="Together" />
        <AmountRows heading="Spent" rows={flat(shown.expenses)} sum={shown.spent} sumLabel="Together" />
      </div>
    </div>
  );
}
