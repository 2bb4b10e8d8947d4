import { useMemo } from 'react';
import { balances } from '#engines/ledger/reports.ts';
import { hrefTo, type Place } from '../../../app-kit/place/place.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { accountName, accounts } from '../../books/chart.ts';
import { monthsOf, spanOf } from '../../books/months.ts';
import type { Rows } from '../../records.ts';
import type { Change } from '../change.ts';
import { DownloadButton } from '../download-button.tsx';
import { figures } from '../money.tsx';
import { MonthChoice } from '../month-choice.tsx';
import { AccountLedger } from './account-ledger.tsx';
import { Journal } from './journal.tsx';

interface BooksScreenProps {
  rows: Rows;
  day: string;
  change: Change;
  place: Place;
}

/** The journal, and beside it the accounts with what they hold. */
export function BooksScreen({ rows, day, change, place }: BooksScreenProps) {
  const [, account] = place.path;
  const { entries } = rows;
  const months = useMemo(() => monthsOf({ entries }), [entries]);
  const sums = useMemo(() => balances(entries.values()), [entries]);
  const only = place.asked.get('entry');
  const month = place.asked.get('month') ?? months[0] ?? '';
  const shown = useMemo(() => {
    const { from, to } = spanOf(month);
    return [...entries.values()]
      .filter((entry) => (only ? entry.id === only : entry.day >= from && entry.day <= to))
      .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : b.number - a.number));
  }, [entries, month, only]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        {account ? (
          <AccountLedger rows={rows} account={account} />
        ) : (
          <>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              {only ? (
                <a href={hrefTo(['books'])} className="font-medium underline">
                  Show all entries
                </a>
              ) : (
                <MonthChoice
                  label="Month"
                  months={months}
                  value={month}
                  onChoose={(next) => goTo(['books'], { month: next })}
                />
              )}
              <DownloadButton
                name={`journal-${month}`}
                columns={['Entry', 'Day', 'Text', 'Account', 'Account name', 'Debit', 'Credit']}
                rows={() =>
                  shown.flatMap((entry) =>
                    entry.lines.map(({ account: id, cents }) => [
                      entry.number,
                      entry.day,
                      entry.text,
                      id,
                      accountName(id),
                      cents > 0 ? cents / 100 : null,
                      cents < 0 ? -cents / 100 : null,
                    ]),
                  )
                }
              />
            </div>
            <Journal rows={rows} day={day} change={change} entries={shown} />
          </>
        )}
      </div>
      <nav aria-label="Accounts" className="min-w-0 print:hidden">
        <h2 className="mb-2 font-display text-lg font-semibold tracking-[-.02em]">Accounts</h2>
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">
          {accounts
            .filter(({ id }) => sums.has(id))
            .map(({ id, name }) => (
              <li key={id}>
                <a
                  href={hrefTo(['books', id])}
                  aria-current={id === account ? 'page' : undefined}
                  className="flex min-h-11 items-baseline gap-3 px-4 py-2.5 hover:bg-selected aria-[current]:bg-selected"
                >
                  <span className="font-mono text-[.8125rem] text-mute">{id}</span>
                  <span className="min-w-0 flex-1 truncate text-[.9375rem]">{name}</span>
                  <span className="font-mono text-[.875rem] tabular-nums">{figures(sums.get(id) ?? 0)}</span>
                </a>
              </li>
            ))}
        </ul>
        <p className="mt-2 text-[.8125rem] text-mute">
          Debits minus credits. A negative number is a credit balance.
        </p>
      </nav>
    </div>
  );
}
