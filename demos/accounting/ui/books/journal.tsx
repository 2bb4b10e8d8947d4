import { shortDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { takeBack } from '../../actions/take-back.ts';
import { accountName } from '../../books/chart.ts';
import type { Rows, StoredEntry } from '../../records.ts';
import { type Change, doOrSay } from '../change.ts';
import { keyed } from '../keyed.ts';
import { figures, useMoney } from '../money.tsx';

interface JournalProps {
  rows: Rows;
  day: string;
  change: Change;
  entries: readonly StoredEntry[];
}

const mostShown = 120;

/** Entries as an accountant writes them: debit above, credit indented below, both sums under the last. */
export function Journal({ rows, day, change, entries }: JournalProps) {
  const { sign } = useMoney();
  const reversed = new Set<string>();
  for (const { reverses } of rows.entries.values()) if (reverses) reversed.add(reverses);
  const papers = new Set<string>();
  for (const { entry } of [...rows.invoices.values(), ...rows.bills.values()]) papers.add(entry);
  const debit = entries.reduce(
    (sum, { lines }) => sum + lines.reduce((part, { cents }) => part + Math.max(cents, 0), 0),
    0,
  );
  const credit = entries.reduce(
    (sum, { lines }) => sum - lines.reduce((part, { cents }) => part + Math.min(cents, 0), 0),
    0,
  );
  if (entries.length === 0)
    return <p className="py-10 text-mute">Nothing was posted in this month. Try another month.</p>;
  return (
    <div className="rounded-card border border-line bg-raised">
      <div className="grid grid-cols-[minmax(0,1fr)_5.25rem_5.25rem] gap-x-2 border-b border-line px-4 py-2.5 text-[.84375rem] text-mute sm:grid-cols-[1fr_8rem_8rem] sm:px-5">
        <span>Entry</span>
        <span className="text-end">{`Debit, ${sign}`}</span>
        <span className="text-end">{`Credit, ${sign}`}</span>
      </div>
      <ol>
        {entries.slice(0, mostShown).map((entry) => (
          <li key={entry.id} className="border-b border-line px-4 py-3 sm:px-5">
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
              <span className="font-mono text-[.8125rem] text-mute">{entry.number}</span>
              <span className="text-[.875rem] text-mute">{shortDay(entry.day)}</span>
              <span className="min-w-0 basis-60 grow font-medium wrap-anywhere">{entry.text}</span>
              {reversed.has(entry.id) ? <span className="text-[.875rem] text-mute">reversed</span> : null}
              {reversed.has(entry.id) ||
              entry.reverses ||
              papers.has(entry.id) ||
              entry.number === 1 ? null : (
                <Button
                  size="small"
                  variant="ghost"
                  className="print:hidden"
                  aria-label={`Reverse entry ${entry.number}`}
                  onClick={() => doOrSay(change, takeBack(rows, entry.id, day))}
                >
                  Reverse
                </Button>
              )}
            </div>
            {keyed(entry.lines, ({ account, cents }) => `${account} ${cents}`).map(
              ({ key, thing: { account, cents, tax } }) => (
                <div
                  key={key}
                  className="grid grid-cols-[minmax(0,1fr)_5.25rem_5.25rem] gap-x-2 py-0.5 sm:grid-cols-[1fr_8rem_8rem]"
                >
                  <a
                    href={hrefTo(['books', account])}
                    className={`min-w-0 text-[.9375rem] hover:underline ${cents < 0 ? 'ps-6' : ''}`}
                  >
                    <span className="font-mono text-[.8125rem] text-mute">{account}</span>{' '}
                    {accountName(account)}
                    {tax?.part === 'base' ? (
                      <span className="text-[.8125rem] text-mute max-sm:hidden">
                        , counts in the VAT report
                      </span>
                    ) : null}
                  </a>
                  <span className="text-end font-mono text-[.875rem] tabular-nums">
                    {cents > 0 ? figures(cents) : ''}
                  </span>
                  <span className="text-end font-mono text-[.875rem] tabular-nums">
                    {cents < 0 ? figures(-cents) : ''}
                  </span>
                </div>
              ),
            )}
          </li>
        ))}
      </ol>
      {entries.length > mostShown ? (
        <p className="border-b border-line px-4 py-3 text-mute sm:px-5">{`${entries.length - mostShown} earlier entries are in the CSV file.`}</p>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)_5.25rem_5.25rem] gap-x-2 px-4 py-3 font-medium sm:grid-cols-[1fr_8rem_8rem] sm:px-5">
        <span>{debit === credit ? 'Both sides agree' : 'The sides differ'}</span>
        <span className="text-end font-mono text-[.9375rem] tabular-nums">{figures(debit)}</span>
        <span className="text-end font-mono text-[.9375rem] tabular-nums">{figures(credit)}</span>
      </div>
    </div>
  );
}
