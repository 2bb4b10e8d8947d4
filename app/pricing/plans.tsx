import { Check } from 'lucide-react';
import type { ShownPlan } from '#features/publishing/present.server.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { Arrow } from '#ui/icons/arrow.tsx';
import { ActionBar } from '#ui/kinds/action-bar.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import { Estimator } from './estimator.tsx';
import { PriceList } from './price-list.tsx';
import type { ShownEstimate, ShownPrices } from './prices.server.ts';

function PlanRow({ plan }: { plan: ShownPlan }) {
  return (
    <section
      id={plan.id}
      className="grid gap-x-6 gap-y-4 border-t-2 border-ink py-7 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="display text-[clamp(min(2.6rem,11.5vw),4.7vw,4.25rem)]">{plan.name}</h2>
        <p className="mt-3 max-w-60 text-[.95rem] text-mute">{plan.fits}</p>
      </div>
      <div>
        <ul className="grid gap-2.5 md:pt-2">
          {plan.includes.map((line) => (
            <li key={line} className="flex gap-3 text-[1.0625rem] leading-snug">
              <Check size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
              {line}
            </li>
          ))}
        </ul>
        <p className="mt-4 border-t border-line pt-3 text-[.95rem] text-mute">{plan.ends}</p>
        <a
          href={plan.id === 'free' ? '/book_an_appointment' : `/contact-us?plan=${plan.id}`}
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-[540] text-accent underline underline-offset-4"
        >
          {plan.id === 'free' ? 'Book the introduction' : 'Ask for this plan'}
          {plan.id === 'free' ? null : <span className="sr-only"> ({plan.name})</span>}
          <Arrow size={16} />
        </a>
      </div>
    </section>
  );
}

const ask = '/contact-us?plan=fixed';

/** The three ways of charging, one under the other, each with the way out of it. */
export function Plans({
  plans,
  prices,
  estimate,
}: {
  plans: readonly ShownPlan[];
  prices: ShownPrices;
  estimate: ShownEstimate | null;
}) {
  return (
    <FormPage
      title="Free, fixed or by the week"
      lead="See what work like yours usually costs and work out a first estimate. We’ll send you a written quote for your project, free of charge."
      aside={
        <SummaryBlock
          over="A quote is valid for"
          big={`${prices.quoteDays} days`}
          facts={[
            { term: 'One person, one week', text: prices.week },
            { term: 'One person, one day', text: prices.day },
            { term: 'A quote shows', text: 'How many weeks we expect' },
            { term: 'We need', text: 'Five lines from you' },
            { term: 'Binding', text: 'Only once you accept it' },
          ]}
          action={
            <ButtonLink href={ask} variant="hue" className="max-md:hidden">
              Ask for a quote
            </ButtonLink>
          }
          note={
            <>
              The{' '}
              <a href="/pricing-policy" className="underline underline-offset-2">
                pricing policy
              </a>{' '}
              says when we invoice and for what.
            </>
          }
        />
      }
      bar={
        <ActionBar variant="hue" fact={`A quote is valid for ${prices.quoteDays} days`}>
          <ButtonLink href={ask} variant="hue">
            Ask for a quote
          </ButtonLink>
        </ActionBar>
      }
    >
      <PriceList prices={prices} />
      <Estimator prices={prices} estimate={estimate} />
      <div className="mt-14">
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <ButtonLink href="/hire-services" variant="ghost">
          {' '}
          See who you can hire{' '}
        </ButtonLink>
        <ButtonLink href="/pages/pricing" variant="ghost">
          Compare in a table
        </ButtonLink>
      </div>
    </FormPage>
  );
}
