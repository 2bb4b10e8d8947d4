import { useState } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { NumberField } from '#ui/fields/number-field.tsx';

interface BoundedNumberProps {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  className?: string;
  onChange: (value: number) => void;
}

/** A number within bounds: one beyond them stays in its field with a word, and the forecast stays as it was. */
export function BoundedNumber({ value, min, max, step = 1, onChange, ...rest }: BoundedNumberProps) {
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <NumberField
      required
      {...rest}
      min={min}
      max={max}
      step={step}
      value={refused ?? String(value)}
      error={
        refused === null
          ? undefined
          : `Type a ${step === 1 ? 'whole number' : 'number'} from ${grouped(min)} to ${grouped(max)}. Until then, we use ${grouped(value)}.`
      }
      onChange={(event) => {
        const typed = event.currentTarget.valueAsNumber;
        const fits = typed >= min && typed <= max && (step !== 1 || Number.isInteger(typed));
        setRefused(fits ? null : event.currentTarget.value);
        if (fits) onChange(typed);
      }}
    />
  );
}
