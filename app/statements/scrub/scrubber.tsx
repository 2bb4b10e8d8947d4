import { useState } from 'react';
import type { WeekRate } from '#app/pricing/priced-work.ts';
import { wholeMoneyText } from '#lib/money/money.ts';
import { RangeField } from '#ui/fields/range-field.tsx';
import type { NamedText } from '#ui/text/rule-list.tsx';
import { lastWeek, stateAt } from './weeks.ts';

const weekSaid = (week: number) => (week === 0 ? 'before the first week' : `end of week ${week}`);

/** A project of eight weeks that one draws along: where it stands, and what it costs to stop there. */
export function Scrubber({ steps, rate }: { steps: readonly NamedText[]; rate: WeekRate }) {
  const [week, setWeek] = useState(1);
  const state = stateAt(week, steps, rate.amount);
  const money = (amount: number) => wholeMoneyText(amount, rate.currency);
  return (
    <div className="overflow-hidden">
      <div className="wrap grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:items-end">
        <p
          aria-hidden="true"
          className="display -ms-[.06em] text-[clamp(14rem,38vw,34rem)] !leading-[.74] tabular-nums"
        >
          {week}
        </p>
        <div role="status" className="grid min-h-[21rem] content-end gap-6">
          {state.steps.map(([name, text]) => (
            <div key={name}>
              <h2 className="text-[clamp(2rem,4vw,3.5rem)]">{name}</h2>
              <p className="mt-2 max-w-[34rem] text-xl text-pretty">{text}</p>
            </div>
          ))}
          <dl className="grid grid-cols-2 gap-x-6 border-t-2 border-current pt-4">
            <div>
              <dt>If you stop here, you have paid</dt>
              <dd className="font-display text-[clamp(1.5rem,3vw,2.5rem)] font-semibold tracking-[-.04em] tabular-nums">
                {money(state.spent)}
              </dd>
            </div>
            <div>
              <dt>and you don’t pay</dt>
              <dd className="font-display text-[clamp(1.5rem,3vw,2.5rem)] font-semibold tracking-[-.04em] tabular-nums">
                {money(state.left)}
              </dd>
            </div>
          </dl>
        </div>
      </div>
      <div className="wrap pt-10">
        <RangeField
          label="Drag through the project"
          min={0}
          max={lastWeek}
          defaultValue={week}
          format={weekSaid}
          onValueChange={setWeek}
        />
        <p className="mt-4 max-w-[44rem] text-[.9375rem]">
          In this example, two people work for eight weeks at {money(rate.amount)} a week each, before VAT.
          You pay by the week.
        </p>
      </div>
    </div>
  );
}
