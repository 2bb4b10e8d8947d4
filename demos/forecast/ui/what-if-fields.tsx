import { NumberField } from '#ui/fields/number-field.tsx';
import type { WhatIf } from '../what-if.ts';

interface WhatIfFieldsProps {
  value: WhatIf;
  horizon: number;
  onChange: (next: WhatIf, part: string) => void;
}

/** What might be done: a promotion, another price, something once. */
export function WhatIfFields({ value, horizon, onChange }: WhatIfFieldsProps) {
  const field = <Part extends keyof WhatIf>(
    part: Part,
    name: keyof WhatIf[Part] & string,
    least: number,
    most: number,
  ) => ({
    value: String(value[part][name]),
    min: least,
    max: most,
    step: name === 'elasticity' ? 0.1 : 1,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const typed = event.currentTarget.valueAsNumber;
      if (Number.isNaN(typed)) return;
      const held = Math.max(least, Math.min(most, typed));
      onChange({ ...value, [part]: { ...value[part], [name]: held } }, `${part}.${name}`);
    },
  });
  const pair = 'grid grid-cols-2 gap-x-3 gap-y-3';
  return (
    <div className="grid gap-5 [&_label]:text-sm">
      <div className={pair}>
        <NumberField
          required
          label="Promotion, %"
          className="col-span-2"
          {...field('promotion', 'percent', -100, 1000)}
        />
        <NumberField required label="From step" {...field('promotion', 'from', 1, horizon)} />
        <NumberField required label="Steps" {...field('promotion', 'steps', 1, horizon)} />
      </div>
      <div className={pair}>
        <NumberField
          required
          label="Price, %"
          className="col-span-2"
          {...field('price', 'percent', -90, 500)}
        />
        <NumberField required label="From step" {...field('price', 'from', 1, horizon)} />
        <NumberField required label="Elasticity" {...field('price', 'elasticity', -10, 10)} />
      </div>
      <div className={pair}>
        <NumberField
          required
          label="One-off, amount"
          className="col-span-2"
          {...field('oneOff', 'amount', -1e12, 1e12)}
        />
        <NumberField required label="At step" {...field('oneOff', 'at', 1, horizon)} />
      </div>
    </div>
  );
}
