import { DatePicker, type DateValue, parseDate } from '@ark-ui/react/date-picker';
import { useState } from 'react';
import { ArkDirection } from '../foundation/ark-direction.tsx';
import { Calendar } from './calendar.tsx';
import { CalendarButton, DateInput, type DateLimits, pickerLook } from './date-input.tsx';
import { Field, type FieldTexts, lineLook, useField } from './field.tsx';

interface DateFieldProps extends FieldTexts, DateLimits {
  /** The form sends the day under this name, as `2026-11-17`. */
  name?: string;
  defaultValue?: string;
  onValueChange?: (day: string | null) => void;
  required?: boolean;
  className?: string;
}

/** A day, typed or taken from a calendar. */
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
}: DateFieldProps) {
  const field = useField({ hint, error });
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
      <ArkDirection>
        <DatePicker.Root
          {...pickerLook}
          ids={{ input: () => field.id }}
          defaultValue={defaultValue ? [parseDate(defaultValue)] : []}
          min={min ? parseDate(min) : undefined}
          max={max ? parseDate(max) : undefined}
          isDateUnavailable={(date: DateValue) => isTaken?.(date.toString()) ?? false}
          onValueChange={({ value }) => {
            setDay(value[0]?.toString() ?? null);
            onValueChange?.(value[0]?.toString() ?? null);
          }}
        >
          <DatePicker.Control className="relative">
            <DateInput
              {...field.control}
              min={min}
              max={max}
              isTaken={isTaken}
              required={required}
              className={`${lineLook} pe-13 tabular-nums`}
            />
            <CalendarButton />
          </DatePicker.Control>
          <Calendar />
        </DatePicker.Root>
      </ArkDirection>
      <input type="hidden" name={name} value={day ?? ''} />
    </Field>
  );
}
