import { monthAndYear } from '#lib/time/day-words.ts';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { payLine } from '../../rules/pay.ts';
import { usePeople } from '../people-context.ts';
import { useMoney } from '../use-money.ts';
import { RulesTable } from './rules-table.tsx';
import { monthsOf } from './run-screen.tsx';

/** One's own payslips, the latest first. */
export function OwnPay() {
  const { money } = useMoney();
  const { rows, viewer, day } = usePeople();
  const months = monthsOf(day, rows.runs.keys()).toReversed();
  return (
    <div className="@container">
      <ul className="grid gap-3 @2xl:grid-cols-2">
        {months.map((month) => {
          const line = payLine(rows, viewer.person, month);
          return line?.slip ? (
            <li key={month}>
              <a
                href={hrefTo(['pay', month, viewer.person.id])}
                className="group block rounded-card border border-line bg-raised p-5 hover:bg-selected sm:p-6"
              >
                <span className="block text-mute">{monthAndYear(`${month}-01`)}</span>
                <span className="mt-1 block font-display text-4xl font-semibold tracking-[-.05em] tabular-nums">
                  {money(line.slip.net)}
                </span>
                <span className="mt-2 block text-[.9375rem]">
                  {rows.runs.has(month) ? 'Paid out' : 'Preview: HR hasn’t closed this month yet'}
                </span>
                <span className="mt-3 block underline decoration-line underline-offset-4 group-hover:decoration-current">
                  Open the payslip
                </span>
              </a>
            </li>
          ) : null;
        })}
      </ul>
      <div className="mt-12">
        <RulesTable />
      </div>
    </div>
  );
}
