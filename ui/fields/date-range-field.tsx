import { DatePicker } from '@ark-ui/react/date-picker';
import { type ComponentProps, useState } from 'react';
import { CalendarButton, DateInput, type DateLimits, DaysPicker } from './date-input.tsx';
import { controlLook, FieldGroup, type FieldTexts, useField } from './field.tsx';

interface DateRangeFieldProps
  extends FieldTexts,
    DateLimits,
    Omit<ComponentProps<'fieldset'>, 'id' | 'defaultValue' | 'children'> {
  /** The form sends the days as `name-from` and `name-to`. */
  name?: string;
  /** The first and the last day. */
  defaultValue?: readonly [string, string];
  onValueChange?: (days: string[]) => void;
  required?: boolean;
}

const ends = ['from', 'to'] as const;

/** A first and a last day, typed or chosen in one calendar. */
export function DateRangeField({
  label,
  hint,
  error,
  name,
  defaultValue,
  onValueChange,
  min,
  max,
  isTaken,
  required = false,
  className = '',
  disabled,
  ...rest
}: DateRangeFieldProps) {
  const field = useField({ hint, error });
  const limits = { min, max, isTaken };
  const [days, setDays] = useState<readonly string[]>(defaultValue ?? []);
  return (
    <FieldGroup
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={`@container ${className}`}
      disabled={disabled}
      {...rest}
    >
      <DaysPicker
        mode="range"
        disabled={disabled}
        inputId={(index) => `${field.id}-${ends[index]}`}
        defaultValue={defaultValue ?? []}
        onDaysChange={(chosen) => {
          setDays(chosen);
          onValueChange?.(chosen);
        }}
        {...limits}
      >
        <DatePicker.Control
          className={`${controlLook} relative flex flex-col pe-12 @md:flex-row has-aria-invalid:border-danger`}
        >
          {ends.map((end, index) => (
            <div
              key={end}
              className="flex min-w-0 flex-1 items-center gap-2 border-line ps-4 @max-md:first:border-b"
            >
              <label htmlFor={`${field.id}-${end}`} className="min-w-11 text-mute first-letter:uppercase">
                {end}
              </label>
              <DateInput
                aria-invalid={field.control['aria-invalid']}
                index={index}
                {...limits}
                required={required}
                className="h-11 w-full min-w-0 rounded-lg bg-transparent tabular-nums placeholder:text-mute"
              />
            </div>
          ))}
          <CalendarButton />
        </DatePicker.Control>
      </DaysPicker>
      {ends.map((end, index) => (
        <input key={end} type="hidden" name={name && `${name}-${end}`} value={days[index] ?? ''} />
      ))}
    </FieldGroup>
  );
}
