import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from 'react';
import { bothRefs } from '../foundation/both-refs.ts';
import { Field, type FieldTexts, useField } from './field.tsx';

interface RangeFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'defaultValue' | 'value'> {
  min?: number;
  max?: number;
  step?: number;
  defaultValue?: number;
  /** Formats the value beside the label and for screen readers: `(value) => `${value} km``. */
  format?: (value: number) => string;
  onValueChange?: (value: number) => void;
}

const track =
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_var(--to),var(--ink)_var(--part),var(--outline)_var(--part))] [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-outline [&::-moz-range-progress]:h-1.5 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-ink';
const thumb =
  '[&::-webkit-slider-thumb]:-mt-2.25 [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-ink [&::-webkit-slider-thumb]:bg-raised [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-ink [&::-moz-range-thumb]:bg-raised';

/** A slider for a rough number; the value is shown beside the label. */
export function RangeField({
  label,
  hint,
  error,
  min = 0,
  max = 100,
  step = 1,
  defaultValue = min,
  format = String,
  onValueChange,
  onInput,
  className = '',
  style,
  ref,
  ...rest
}: RangeFieldProps) {
  const field = useField({ hint, error });
  const [value, setValue] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  // It may have been moved before the scripts arrived.
  useEffect(() => setValue((before) => input.current?.valueAsNumber ?? before), []);
  const part = `${((value - min) / (max - min)) * 100}%`;
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required
      aside={
        <output htmlFor={field.id} className="mono-label">
          <bdi>{format(value)}</bdi>
        </output>
      }
      className={className}
    >
      <input
        {...field.control}
        ref={bothRefs(input, ref)}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={defaultValue}
        aria-valuetext={format(value)}
        onInput={(event) => {
          setValue(event.currentTarget.valueAsNumber);
          onValueChange?.(event.currentTarget.valueAsNumber);
          onInput?.(event);
        }}
        style={{ ...style, '--part': part } as CSSProperties}
        className={`h-11 w-full cursor-pointer appearance-none rounded-lg bg-transparent [--to:right] rtl:[--to:left] ${track} ${thumb}`}
        {...rest}
      />
    </Field>
  );
}
