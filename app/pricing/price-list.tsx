import { Check } from 'lucide-react';
import type { ShownPrices } from './prices.server.ts';

/** What each kind of work usually costs, what a day and a week cost, and what is in every price. */
export function PriceList({ prices }: { prices: ShownPrices }) {
  return (
    <section aria-labelledby="costs" className="mt-10">
      <h2 id="costs" className="text-[1.625rem]">
        What it usually costs
      </h2>
      <p className="mt-2 max-w-[36rem] text-mute">
        One person costs {prices.week} a week or {prices.day} for a single day. All prices are before VAT.
      </p>
      <ul className="mt-5 border-t border-line">
        {prices.kinds.map(({ slug, name, takes, cost }) => (
          <li
            key={slug}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3"
          >
            <span className="min-w-0">
              <span className="block text-[1.0625rem] font-[540]">{name}</span>
              <span className="block text-[.9375rem] text-mute">{takes}</span>
            </span>
            <span className="font-mono text-[.9375rem]">{cost}</span>
          </li>
        ))}
      </ul>
      {prices.included.length > 0 ? (
        <>
          <h3 className="mt-7 text-lg">Every price includes</h3>
          <ul className="mt-3 grid gap-2">
            {prices.included.map((line) => (
              <li key={line} className="flex gap-3 leading-snug">
                <Check size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
                {line}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
