import { EstimateForm } from '#app/pricing/estimate-form.tsx';
import type { ShownPrices } from '#app/pricing/prices.server.ts';
import type { HomeWords } from '#content/home-words.ts';

interface HomeCostProps {
  cost: HomeWords['cost'];
  prices: ShownPrices;
}

/** What work costs, and the estimator's questions: the price page answers them, with or without scripts. */
export function HomeCost({ cost: { heading, text }, prices }: HomeCostProps) {
  if (heading === '') return null;
  return (
    <section data-hue="sun" className="wrap pb-20 md:pb-28" aria-labelledby="cost">
      <div className="rounded-tile border border-line bg-raised p-5 sm:p-10 lg:grid lg:grid-cols-12 lg:gap-x-6">
        <div className="lg:col-span-5">
          <h2 id="cost" className="display text-[clamp(min(2.4rem,10.5vw),4.2vw,3.75rem)]">
            {heading}
          </h2>
          <p className="mt-5 max-w-[26rem] text-lg text-pretty text-mute">{text}</p>
          <p className="mt-8 font-display text-[clamp(min(2.2rem,9vw),3.6vw,3.25rem)] leading-none font-semibold tracking-[-.04em]">
            {prices.week}
          </p>
          <p className="mt-2 text-mute">for one person for a week, before VAT</p>
        </div>
        <EstimateForm prices={prices} estimate={null} className="mt-8 lg:col-span-7 lg:mt-0" />
      </div>
    </section>
  );
}
