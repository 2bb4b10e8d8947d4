import { Button } from '#ui/actions/button.tsx';
import { Checkbox, CheckboxGroup } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import type { ShownEstimate, ShownPrices } from './prices.server.ts';

interface EstimateFormProps {
  prices: ShownPrices;
  /** What was asked before. */
  estimate: ShownEstimate | null;
  className?: string;
}

/** Asks for a scope; the price page answers by its address, so that it works without scripts. */
export function EstimateForm({ prices, estimate, className = '' }: EstimateFormProps) {
  return (
    <Form method="get" action="/pricing#estimate" className={`@container grid gap-6 ${className}`}>
      <RadioGroup
        label="What do you need?"
        name="work"
        required
        defaultValue={estimate?.work ?? prices.kinds[0]?.slug}
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
          defaultValue={estimate?.extras}
          options={prices.extras.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      ) : null}
      <Checkbox
        label="We need it sooner"
        note="One more person works on it, so it takes fewer weeks and costs a little more."
        name="sooner"
        value="yes"
        defaultChecked={estimate?.sooner}
      />
      <Button type="submit" variant="ink" className="justify-self-start max-sm:w-full">
        {' '}
        Show estimate{' '}
      </Button>
    </Form>
  );
}
