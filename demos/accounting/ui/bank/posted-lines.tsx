import { useMemo } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { takeBack } from '../../actions/take-back.ts';
import { isClosedDay } from '../../books/book.ts';
import { accountName, fixed } from '../../books/chart.ts';
import type { BookedLine, Rows } from '../../records.ts';
import { type Change, doOrSay } from '../change.ts';
import { moved } from '../money.tsx';

const mostShown = 60;

/** Lines that have their place, the latest first; each can be taken back while its month is open. */
export function PostedLines({ rows, day, change }: { rows: Rows; day: string; change: Change }) {
  const { lines, entries } = rows;
  const posted = useMemo(() => {
    const number = ({ entry }: BookedLine) => entries.get(entry ?? '')?.number ?? 0;
    return [...lines.values()].filter(({ entry }) => entry !== null).sort((a, b) => number(b) - number(a));
  }, [lines, entries]);
  const whereOf = (line: BookedLine): string => {
    const others = entries.get(line.entry ?? '')?.lines.filter(({ account }) => account !== fixed.bank) ?? [];
    const names = others.map(
      ({ item, account }) =>
        (item ? (rows.invoices.get(item) ?? rows.bills.get(item))?.number : null) ?? accountName(account),
    );
    return [...new Set(names)].slice(0, 3).join(', ');
  };
  if (posted.length === 0)
    return <p className="py-10 text-mute">No line has been posted yet. Posted lines will appear here.</p>;
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {posted.slice(0, mostShown).map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:px-5">
            <span className="w-26 shrink-0 text-[.875rem] text-mute">{shortDay(line.day)}</span>
            <span className="min-w-0 flex-1 basis-52">
              <span className="block truncate font-medium">{line.name || 'The bank'}</span>
              <span className="block truncate text-[.875rem] text-mute">{`to ${whereOf(line)}`}</span>
            </span>
            <span className="font-mono text-[.9375rem] tabular-nums">{moved(line.cents)}</span>
            {isClosedDay(rows, line.day) ? null : (
              <Button
                size="small"
                variant="ghost"
                className="print:hidden"
                aria-label={`Reverse ${moved(line.cents)} of ${line.name || 'the bank'}`}
                onClick={() => doOrSay(change, takeBack(rows, line.entry ?? '', day))}
              >
                Reverse
              </Button>
            )}
          </li>
        ))}
      </ul>
      {posted.length > mostShown ? (
        <p className="mt-3 text-[.9375rem] text-mute">{`${counted(posted.length - mostShown, 'earlier line')} are in the journal.`}</p>
      ) : null}
    </>
  );
}
