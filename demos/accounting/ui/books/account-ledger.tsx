import { useMemo } from 'react';
import { ledgerOf } from '#engines/ledger/reports.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { accountById } from '../../books/chart.ts';
import type { Rows } from '../../records.ts';
import { DownloadButton } from '../download-button.tsx';
import { figures, moved, useMoney } from '../money.tsx';

const mostShown = 300;

/** Everything that touched one account, with what it held after each entry. */
export function AccountLedger({ rows, account }: { rows: Rows; account: string }) {
  const { money } = useMoney();
  const { entries } = rows;
  const lines = useMemo(() => ledgerOf(entries.values(), account), [entries, account]);
  const last = lines.at(-1)?.after ?? 0;
  const sign =
    accountById.get(account)?.kind === 'asset' || accountById.get(account)?.kind === 'expense' ? 1 : -1;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <p>
          <span className="block text-[.84375rem] text-mute">Current balance</span>
          <span className="font-mono text-2xl font-medium tabular-nums">{money(last * sign)}</span>
        </p>
        <DownloadButton
          name={`account-${account}`}
          columns={['Entry', 'Day', 'Text', 'Amount', 'After']}
          rows={() =>
            lines.map(({ entry, line, after }) => [
              entry.number,
              entry.day,
              entry.text,
              line.cents / 100,
              after / 100,
            ])
          }
        />
      </div>
      {lines.length === 0 ? (
        <p className="py-10 text-mute">Nothing has been posted to this account yet.</p>
      ) : (
        <ol className="rounded-card border border-line bg-raised">
          {lines
            .slice(-mostShown)
            .reverse()
            .map(({ entry, line, after }) => (
              <li
                // An entry may touch an account twice, and the account holds something else each time.
                key={`${entry.id} ${after}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line px-4 py-2.5 not-first:border-t sm:grid-cols-[6.5rem_minmax(0,1fr)_8rem_8rem] sm:px-5"
              >
                <span className="text-[.875rem] text-mute max-sm:col-start-1">{shortDay(entry.day)}</span>
                <a
                  href={hrefTo(['books'], { entry: entry.id })}
                  className="min-w-0 truncate font-medium hover:underline max-sm:col-start-1 max-sm:row-start-2"
                >
                  {entry.text}
                </a>
                <span className="text-end font-mono text-[.9375rem] tabular-nums">{moved(line.cents)}</span>
                <span className="text-end font-mono text-[.875rem] tabular-nums text-mute max-sm:row-start-2">
                  {figures(after)}
                </span>
              </li>
            ))}
        </ol>
      )}
    </>
  );
}
