import type { Revenue } from '#features/billing/staff/revenue.server.ts';
import { TotalsStrip } from '#features/billing/ui/staff/totals-strip.tsx';
import { monthAndYear } from '#lib/time/day-words.ts';

/** Money received by month, the current month last, and money still owed. */
export function MoneyPart({ months, owed }: Revenue) {
  const most = Math.max(1, ...months.map(({ amount }) => amount));
  return (
    <>
      <TotalsStrip totals={owed} path="/admin-panel/invoices" />
      <ol
        aria-label="Money received by month"
        className="grid gap-2.5 rounded-card border border-line bg-raised px-5 py-4.5"
      >
        {months.map(({ month, amount, words }) => (
          <li
            key={month}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 text-[.9375rem] @lg:grid-cols-[9rem_minmax(0,1fr)_8rem]"
          >
            <span className="text-mute">{monthAndYear(`${month}-01`)}</span>
            <span className="text-end font-mono tabular-nums @lg:col-start-3 @lg:row-start-1">{words}</span>
            <span
              aria-hidden="true"
              className="col-span-2 h-2 rounded-full bg-sunk @lg:col-span-1 @lg:col-start-2 @lg:row-start-1 @lg:h-3"
            >
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${Math.max(0, amount / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
