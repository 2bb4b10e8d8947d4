import { ButtonLink } from '#ui/actions/button.tsx';
import { EstimateForm } from './estimate-form.tsx';
import type { ShownEstimate, ShownPrices } from './prices.server.ts';

function Result({ estimate }: { estimate: ShownEstimate }) {
  const { weeks, people, cost, contact, booking } = estimate;
  return (
    <section aria-label="Your estimate" className="hue-block mt-8 p-5 sm:p-8">
      <p className="text-[.9375rem]">Your estimate, before VAT</p>
      <p className="mt-1 font-display text-[clamp(min(1.75rem,8vw),4vw,2.75rem)] leading-tight tracking-[-.04em]">
        {cost}
      </p>
      <p className="mt-2 text-[1.0625rem] font-[540]">
        {weeks}, {people}
      </p>
      <p className="mt-3 max-w-[34rem] text-[.9375rem]">
        It’s a first range, not an offer. Tell us more and we’ll send you a quote in writing.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={contact} variant="hue">
          Send this to us
        </ButtonLink>
        <ButtonLink href={booking} variant="ghost">
          Book a call about it
        </ButtonLink>
      </div>
    </section>
  );
}

/** Turns a scope into weeks, people and a range; it asks the page by its address, so that it works without scripts. */
export function Estimator({ prices, estimate }: { prices: ShownPrices; estimate: ShownEstimate | null }) {
  return (
    <section id="estimate" aria-labelledby="estimate-heading" className="mt-14 scroll-mt-6">
      <h2 id="estimate-heading" className="text-[1.625rem]">
        Work out an estimate
      </h2>
      {estimate ? <Result estimate={estimate} /> : null}
      <EstimateForm prices={prices} estimate={estimate} className="mt-6" />
    </section>
  );
}
