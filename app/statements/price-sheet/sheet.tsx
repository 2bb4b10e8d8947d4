import { useState } from 'react';
import { estimate, rangeText } from '#app/pricing/estimate.ts';
import { pricedWork, type WeekRate } from '#app/pricing/priced-work.ts';
import { sheetWork } from '#content/statements/price-sheet.ts';
import { wholeMoneyText } from '#lib/money/money.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { NamedText } from '#ui/text/rule-list.tsx';

interface SheetProps {
  rows: readonly NamedText[];
  rate: WeekRate;
}

/** What the chosen rows come to together: they are done one after the other. */
function totalOf(names: readonly string[], rate: WeekRate) {
  const works = names.flatMap((name) => sheetWork[name] ?? []);
  const sums = works.map((work) =>
    estimate({ kind: { name: '', ...work }, extras: [], sooner: false }, { weekRate: rate.amount }),
  );
  const add = (of: (one: (typeof sums)[number]) => number) => sums.reduce((sum, one) => sum + of(one), 0);
  return {
    weeks: rangeText([add(({ weeks }) => weeks[0]), add(({ weeks }) => weeks[1])], 'week', 'weeks'),
    cost: [add(({ cost }) => cost[0]), add(({ cost }) => cost[1])]
      .map((amount) => wholeMoneyText(amount, rate.currency))
      .join(' to '),
  };
}

/** A price sheet: tick what you need, and it adds up at the rate of today. */
export function PriceSheet({ rows, rate }: SheetProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const total = totalOf(chosen, rate);
  const turn = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  const message = `We’re thinking about: ${chosen.join(', ')}. Your sheet says ${total.weeks} and ${total.cost}.`;
  return (
    <div className="mx-auto max-w-[66rem] bg-raised px-5 py-8 text-ink shadow-[0_2px_0_var(--line),0_30px_60px_-30px_oklch(0.19_0.022_275/.45)] sm:px-12 sm:py-14">
      <div className="mono-label flex flex-wrap justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-4">
        <span>Price sheet, before VAT</span>
        <span>{wholeMoneyText(rate.amount, rate.currency)} a week for one person</span>
      </div>
      <ul>
        {rows.map(([name, text]) => {
          const work = sheetWork[name];
          const priced = work ? pricedWork(work, rate) : null;
          return (
            <li key={name} className="border-b border-line">
              <label className="grid cursor-pointer grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 py-5 hover:bg-sunk md:grid-cols-[1.75rem_minmax(0,1fr)_17rem]">
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  onChange={() => turn(name)}
                  className="mt-1.5 size-6 accent-cobalt"
                />
                <span>
                  <span className="block font-display text-[1.75rem] leading-tight font-semibold tracking-[-.035em]">
                    {name}
                  </span>
                  <span className="mt-1 block text-lg text-mute">{text}</span>
                </span>
                {priced ? (
                  <span className="max-md:col-start-2 md:pt-1 md:text-end">
                    <span className="block text-lg font-medium tabular-nums">{priced.cost}</span>
                    <span className="mono-label text-mute">{priced.takes}</span>
                  </span>
                ) : null}
              </label>
            </li>
          );
        })}
      </ul>
      <div role="status" className="pt-6">
        {chosen.length === 0 ? (
          <p className="text-lg text-mute">Tick one or more lines, and the total appears here.</p>
        ) : (
          <>
            <p className="mono-label">
              {chosen.length} {chosen.length === 1 ? 'piece of work' : 'pieces of work'}, one after the other:{' '}
              {total.weeks}
            </p>
            <p className="display mt-2 text-[clamp(2rem,6vw,4.25rem)] tabular-nums">{total.cost}</p>
          </>
        )}
      </div>
      {chosen.length > 0 ? (
        <ButtonLink
          href={`/book_an_appointment?${new URLSearchParams({ agenda: message })}`}
          className="mt-6"
        >
          Book a call about it
        </ButtonLink>
      ) : null}
    </div>
  );
}
