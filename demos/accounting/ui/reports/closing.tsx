import { Circle, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { monthAndYear, shortDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/panels/confirm-dialog.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { checksFor, closeMonth, nextToClose } from '../../actions/close-month.ts';
import type { Rows } from '../../records.ts';
import { type Change, doOrSay } from '../change.ts';
import { personOf } from '../roles.ts';

/** The next month to be closed, with what still prevents it, and the months that are closed. */
export function Closing({
  rows,
  day,
  change,
  role,
}: {
  rows: Rows;
  day: string;
  change: Change;
  role: string;
}) {
  const id = useId();
  const [asks, setAsks] = useState(false);
  const month = nextToClose(rows);
  const closed = [...rows.periods.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
  const checks = month ? checksFor(rows, month, day) : [];
  const name = month ? monthAndYear(`${month}-01`) : '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {month ? (
        <section
          aria-label={`Close ${name}`}
          className="rounded-card border border-line bg-raised p-5 sm:p-7"
        >
          <h2 className="font-display text-[1.75rem] font-semibold leading-tight tracking-[-.035em]">{`Close ${name}`}</h2>
          <ul className="mt-5 divide-y divide-line border-y border-line">
            {checks.map(({ label, isDone, note, path }) => (
              <li key={label} className="flex items-start gap-3 py-3.5">
                {isDone ? (
                  <CircleCheck
                    size={24}
                    strokeWidth={1.5}
                    className="shrink-0 text-done"
                    aria-hidden="true"
                  />
                ) : (
                  <Circle size={24} strokeWidth={1.5} className="shrink-0 text-mute" aria-hidden="true" />
                )}
                <span className="min-w-0 flex-1">
                  <span className="font-medium">{label}</span>
                  <span className="sr-only">{isDone ? ': done' : ': not yet'}</span>
                  {note ? <span className="block text-[.9375rem] text-pretty text-mute">{note}</span> : null}
                </span>
                {isDone || !note ? null : (
                  <a href={hrefTo(path)} className="min-h-11 shrink-0 font-medium underline">
                    Go there
                  </a>
                )}
              </li>
            ))}
          </ul>
          <div className="mt-5 print:hidden">
            {role === 'owner' ? (
              <Button
                size="small"
                aria-disabled={!checks.every(({ isDone }) => isDone)}
                onClick={() =>
                  checks.every(({ isDone }) => isDone)
                    ? setAsks(true)
                    : doOrSay(change, closeMonth(rows, month, personOf('owner'), day))
                }
              >
                {`Close ${name}`}
              </Button>
            ) : (
              <p className="text-mute">{`${personOf('owner')} closes the month when everything is done. Change the role above to see her view.`}</p>
            )}
          </div>
          <ConfirmDialog
            id={id}
            heading={`Close ${name}?`}
            confirm="Close the month"
            keep="Keep it open"
            open={asks}
            onOpenChange={setAsks}
            onConfirm={() => doOrSay(change, closeMonth(rows, month, personOf('owner'), day))}
          >
            <p>After that, nothing can be posted to it. Correct mistakes with an entry in an open month.</p>
          </ConfirmDialog>
        </section>
      ) : (
        <p className="text-mute">Every month with entries is closed.</p>
      )}
      <section aria-label="Closed months">
        <h2 className="mb-2 font-display text-lg font-semibold tracking-[-.02em]">Closed</h2>
        {closed.length === 0 ? <p className="text-mute">No month is closed yet.</p> : null}
        <ul className="divide-y divide-line border-y border-line">
          {closed.map(({ id: each, closedBy, closedOn }) => (
            <li key={each} className="py-2.5">
              <span className="font-medium">{monthAndYear(`${each}-01`)}</span>
              <span className="block text-[.875rem] text-mute">{`${closedBy}, ${shortDay(closedOn)}`}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
