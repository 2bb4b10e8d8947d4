import { SelectField } from '#ui/fields/select-field.tsx';
import type { WhatIf } from '../what-if.ts';
import { BoundedNumber } from './bounded-number.tsx';

interface WhatIfFieldsProps {
  value: WhatIf;
  /** What the steps of the forecast are called: their dates. */
  dates: readonly string[];
  onChange: (next: WhatIf, part: string) => void;
}

interface DateChoiceProps {
  label: string;
  /** Counted from one, as the suppositions count. */
  step: number;
  from?: number;
  dates: readonly string[];
  onChange: (step: number) => void;
}

function DateChoice({ label, step, from = 1, dates, onChange }: DateChoiceProps) {
  return (
    <SelectField
      required
      label={label}
      value={String(Math.min(step, dates.length))}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {dates.slice(from - 1).map((date, index) => (
        <option key={date} value={from + index}>
          {date}
        </option>
      ))}
    </SelectField>
  );
}

/** What might be done: a promotion, another price, something once. */
export function WhatIfFields({ value, dates, onChange }: WhatIfFieldsProps) {
  const { promotion, price, oneOff } = value;
  const change = <Part extends keyof WhatIf>(part: Part, next: Partial<WhatIf[Part]>) =>
    onChange({ ...value, [part]: { ...value[part], ...next } }, `${part}.${Object.keys(next).join()}`);
  return (
    <div className="grid gap-5 [&_label]:text-sm">
      <div className="grid gap-3">
        <BoundedNumber
          label="Promotion, %"
          min={-100}
          max={1000}
          value={promotion.percent}
          onChange={(percent) => change('promotion', { percent })}
        />
        <DateChoice
          label="Promotion from"
          step={promotion.from}
          dates={dates}
          onChange={(from) => change('promotion', { from })}
        />
        <DateChoice
          label="Promotion to"
          step={promotion.from + promotion.steps - 1}
          from={Math.min(promotion.from, dates.length)}
          dates={dates}
          onChange={(to) => change('promotion', { steps: to - promotion.from + 1 })}
        />
      </div>
      <div className="grid gap-3">
        <BoundedNumber
          label="Price, %"
          min={-90}
          max={500}
          value={price.percent}
          onChange={(percent) => change('price', { percent })}
        />
        <DateChoice
          label="Price from"
          step={price.from}
          dates={dates}
          onChange={(from) => change('price', { from })}
        />
        <BoundedNumber
          label="Elasticity"
          min={-10}
          max={10}
          step={0.1}
          value={price.elasticity}
          onChange={(elasticity) => change('price', { elasticity })}
        />
      </div>
      <div className="grid gap-3">
        <BoundedNumber
          label="One-off, amount"
          min={-1e12}
          max={1e12}
          value={oneOff.amount}
          onChange={(amount) => change('oneOff', { amount })}
        />
        <DateChoice
          label="One-off in"
          step={oneOff.at}
          dates={dates}
          onChange={(at) => change('oneOff', { at })}
        />
      </div>
    </div>
  );
}
