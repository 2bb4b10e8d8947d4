import { useMemo } from 'react';
import { hrefTo, type Place } from '../../../app-kit/place/place.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { monthsOf } from '../../books/months.ts';
import type { Rows } from '../../records.ts';
import type { Change } from '../change.ts';
import { MonthChoice } from '../month-choice.tsx';
import { BalanceReport } from './balance-report.tsx';
import { Closing } from './closing.tsx';
import { OpenReport } from './open-report.tsx';
import { ProfitReport } from './profit-report.tsx';
import { VatReport } from './vat-report.tsx';

const reports = [
  { id: 'profit', label: 'Profit and loss', byMonth: true },
  { id: 'vat', label: 'VAT', byMonth: true },
  { id: 'balance', label: 'Balance sheet', byMonth: true },
  { id: 'open', label: 'Open items', byMonth: false },
  { id: 'close', label: 'Close the month', byMonth: false },
];

interface ReportsScreenProps {
  rows: Rows;
  day: string;
  change: Change;
  role: string;
  place: Place;
}

/** What follows from the books; nothing here is kept, everything is added up from the entries. */
export function ReportsScreen({ rows, day, change, role, place }: ReportsScreenProps) {
  const { entries } = rows;
  const months = useMemo(() => monthsOf({ entries }), [entries]);
  const report = reports.find(({ id }) => id === place.path[1]) ?? reports[0];
  const month = place.asked.get('month') ?? months[1] ?? months[0] ?? day.slice(0, 7);
  if (!report) return null;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <nav aria-label="Reports" className="min-w-0">
          <ul className="flex flex-wrap gap-1">
            {reports.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={hrefTo(['reports', id], { month: place.asked.get('month') })}
                  aria-current={id === report.id ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-full px-4 text-[.9375rem] font-medium text-mute hover:text-ink aria-[current]:bg-ink aria-[current]:text-paper"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {report.byMonth ? (
          <MonthChoice
            label="Month"
            months={months}
            value={month}
            onChoose={(next) => goTo(['reports', report.id], { month: next })}
          />
        ) : null}
      </div>
      {report.id === 'profit' ? <ProfitReport rows={rows} month={month} months={months} /> : null}
      {report.id === 'vat' ? <VatReport rows={rows} month={month} months={months} /> : null}
      {report.id === 'balance' ? <BalanceReport rows={rows} month={month} /> : null}
      {report.id === 'open' ? <OpenReport rows={rows} day={day} /> : null}
      {report.id === 'close' ? <Closing rows={rows} day={day} change={change} role={role} /> : null}
    </>
  );
}
