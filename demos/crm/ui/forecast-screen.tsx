import { decimalOf, wholeMoneyText } from '#lib/money/money.ts';
import { monthAndYear } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { downloadCsv } from '../../kit/export/download.ts';
import { sumsByMonth, sumsByStage } from '../rules/forecast.ts';
import { nameOf, staff } from '../staff.ts';
import { stageWords } from '../stage-words.ts';
import type { CrmView } from './use-crm.ts';

const series = ['bg-(--series-1)', 'bg-(--series-2)', 'bg-(--series-3)'];

/** Downloads what the forecast says, a line for each month and seller. */
export function ForecastExport({ view }: { view: CrmView }) {
  return (
    <Button
      size="small"
      variant="ghost"
      onClick={() =>
        downloadCsv(
          'forecast.csv',
          ['Month', 'Seller', `Likely, ${view.company.currency}`],
          sumsByMonth(view.rows, view.day).flatMap(({ month, byOwner }) =>
            [...byOwner].map(([owner, cents]) => [
              month,
              nameOf(owner),
              decimalOf(cents, view.company.currency),
            ]),
          ),
        )
      }
    >
      Download CSV
    </Button>
  );
}

/** What is likely to come, by stage and by month. */
export function ForecastScreen({ view }: { view: CrmView }) {
  const money = (cents: number): string => wholeMoneyText(Math.round(cents / 100), view.company.currency);
  const sums = sumsByStage(view.rows, null);
  const months = sumsByMonth(view.rows, view.day);
  const likely = sums.reduce((sum, each) => sum + each.likely, 0);
  const all = sums.reduce((sum, each) => sum + each.cents, 0);
  const most = Math.max(1, ...months.map((month) => month.likely));
  const largest = Math.max(1, ...sums.map(({ cents }) => cents));
  if (all === 0)
    return (
      <p className="border-t border-line py-8 text-mute">
        There are no open deals. Add one to a person under People.
      </p>
    );
  return (
    <div className="grid gap-x-14 gap-y-10 xl:grid-cols-2">
      <section>
        <p className="font-display text-[clamp(2.75rem,7vw,4.5rem)] leading-none font-semibold tracking-[-.045em] tabular-nums">
          {money(likely)}
        </p>
        <p className="mt-2 max-w-[34rem] text-mute">
          is what {view.company.name} is likely to win of {money(all)} in open deals. Each deal is weighted by
          how many out of a hundred are usually won at its stage.
        </p>
        <ul className="mt-8 grid gap-6">
          {sums.map(({ stage, count, cents, likely: part }) => (
            <li key={stage}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-[560]">
                  {stageWords[stage].name}{' '}
                  <span className="font-normal text-mute">
                    {count === 1 ? '1 deal' : `${count} deals`}, {stageWords[stage].chance} of 100 won
                  </span>
                </span>
                <span className="tabular-nums">
                  <span className="font-semibold">{money(part)}</span>
                  <span className="text-mute"> of {money(cents)}</span>
                </span>
              </p>
              <p aria-hidden="true" className="mt-2 h-7 rounded-lg bg-sunk">
                <span
                  className="block h-full rounded-lg bg-hue"
                  style={{ width: `${(cents / largest) * 100}%` }}
                >
                  <span
                    className="block h-full rounded-lg bg-(--series-1)"
                    style={{ width: `${cents ? (part / cents) * 100 : 0}%` }}
                  />
                </span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-2xl">By month of decision</h2>
        <ul className="mt-3 flex flex-wrap gap-x-5 text-[.875rem] text-mute">
          {staff.map(({ id, name }, index) =>
            months.every(({ byOwner }) => !byOwner.has(id)) ? null : (
              <li key={id} className="flex items-center gap-2">
                <span aria-hidden="true" className={`size-3 rounded-sm ${series[index]}`} />
                {name}
              </li>
            ),
          )}
        </ul>
        <ul className="mt-5 grid gap-5">
          {months.map(({ month, likely: sum, byOwner }) => (
            <li key={month}>
              <p className="flex justify-between gap-4">
                {monthAndYear(`${month}-01`)}
                <span className="font-semibold tabular-nums">{money(sum)}</span>
              </p>
              <p className="mt-2 flex h-7 gap-0.5">
                {staff.map(({ id, name }, index) => {
                  const own = byOwner.get(id) ?? 0;
                  return own > 0 ? (
                    <span
                      key={id}
                      role="img"
                      aria-label={`${name}: ${money(own)}`}
                      title={`${name}: ${money(own)}`}
                      className={`rounded-md ${series[index]}`}
                      style={{ width: `${(own / most) * 100}%` }}
                    />
                  ) : null;
                })}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
