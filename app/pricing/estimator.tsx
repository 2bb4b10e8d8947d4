import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Checkbox, CheckboxGroup } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
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
      <Form method="get" action="/pricing#estimate" className="@container mt-6 grid gap-6">
        <RadioGroup
          label="What do you need?"
          name="work"
          required
          defaultValue={estimate?.work ?? prices.kinds[0]?.slug}
          options={prices.kinds.map(({ slug, name, takes }) => ({ value: slug, label: name, note: takes }))}
        />
        {prices.extras.length > 0 ? (
          <CheckboxGroup
            label="What should it have?"
            name="with"
            defaultValue={estimate?.extras}
            options={prices.extras.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        ) : null}
        <Checkbox
          label="We need it sooner"
          note="One more person works on it: fewer weeks, a little more money."
          name="sooner"
          value="yes"
          defaultChecked={estimate?.sooner}
        />
        <Button type="submit" variant="ink" className="justify-self-start max-sm:w-full">
          Show the estimate
        </Button>
      </Form>
    </section>
  );
}
