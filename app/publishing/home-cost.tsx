import type { ShownPrices } from '#app/pricing/prices.server.ts';
import type { HomeWords } from '#content/home-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxGroup } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';

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
          <p className="mt-2 text-mute">for a week of one person, before VAT</p>
        </div>
        <Form method="get" action="/pricing#estimate" className="mt-8 grid gap-6 lg:col-span-7 lg:mt-0">
          <RadioGroup
            label="What do you need?"
            name="work"
            required
            defaultValue={prices.kinds[0]?.slug}
            options={prices.kinds.map(({ slug, name, takes, from }) => ({
              value: slug,
              label: name,
              note: `${takes}, from ${from}`,
            }))}
          />
          {prices.extras.length > 0 ? (
            <CheckboxGroup
              label="What should it have?"
              name="with"
              options={prices.extras.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          ) : null}
          <Button type="submit" variant="ink" className="justify-self-start max-sm:w-full">
            Show the estimate
          </Button>
        </Form>
      </div>
    </section>
  );
}
