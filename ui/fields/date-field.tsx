import { DatePicker } from '@ark-ui/react/date-picker';
import { type ComponentProps, useState } from 'react';
import { CalendarButton, DateInput, type DateLimits, DaysPicker } from './date-input.tsx';
import { Field, type FieldTexts, lineLook, useField } from './field.tsx';

interface DateFieldProps
  extends FieldTexts,
    DateLimits,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /** The form sends the day under this name, as `2026-11-17`. */
  name?: string;
  defaultValue?: string;
  onValueChange?: (day: string | null) => void;
  required?: boolean;
}

/** A day, typed or chosen in a calendar. */
export function DateField({
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
}: DateFieldProps) {
  const field = useField({ hint, error });
  const limits = { min, max, isTaken };
  const [day, setDay] = useState(defaultValue ?? null);
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={className}
    >
      <DaysPicker
        mode="single"
        disabled={disabled}
        inputId={() => field.id}
        defaultValue={defaultValue ? [defaultValue] : []}
        onDaysChange={([chosen = null]) => {
          setDay(chosen);
          onValueChange?.(chosen);
        }}
        {...limits}
      >
        <DatePicker.Control className="relative">
          <DateInput
            {...field.control}
            {...limits}
            required={required}
            className={`${lineLook} pe-13 tabular-nums`}
            {...rest}
          />
          <CalendarButton />
        </DatePicker.Control>
      </DaysPicker>
      <input type="hidden" name={name} value={day ?? ''} disabled={disabled} />
    </Field>
  );
}
