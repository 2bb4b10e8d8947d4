import { Clock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts, lineLook, useField } from './field.tsx';
import { timesBetween } from './times-between.ts';

interface TimeFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'step' | 'min' | 'max'> {
  /** The earliest time, written as `09:00`. */
  min?: string;
  /** The latest time. */
  max?: string;
  /** The number of minutes between the times on offer. */
  every?: number;
}

/** A time of day, typed in parts or chosen from the times on offer. Visitors see a 12- or 24-hour clock, as they are used to. */
export function TimeField({
  label,
  hint,
  error,
  min = '00:00',
  max = '23:59',
  every = 30,
  className = '',
  required,
  ...rest
}: TimeFieldProps) {
  const field = useField({ hint, error });
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={className}
    >
      <div className="relative">
        <input
          {...field.control}
          type="time"
          min={min}
          max={max}
          step={every * 60}
          list={`${field.id}-times`}
          required={required}
          className={`${lineLook} pe-13 tabular-nums [&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:end-0.5 [&::-webkit-calendar-picker-indicator]:size-11 [&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:rounded-xl [&::-webkit-calendar-picker-indicator]:opacity-0`}
          {...rest}
        />
        <Clock
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto"
        />
        <datalist id={`${field.id}-times`}>
          {timesBetween(min, max, every).map((time) => (
            <option key={time} value={time} />
          ))}
        </datalist>
      </div>
    </Field>
  );
}
