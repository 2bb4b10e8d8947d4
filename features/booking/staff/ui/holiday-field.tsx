import type { ComponentProps } from 'react';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { HolidayPlace } from '../../holidays/places.ts';

interface HolidayFieldProps extends ComponentProps<typeof SelectField> {
  places: readonly HolidayPlace[];
}

/** Whose public holidays somebody keeps: a country, or one of its parts. */
export function HolidayField({ places, ...field }: HolidayFieldProps) {
  const countries = Map.groupBy(places, ({ country }) => country);
  return (
    <SelectField {...field}>
      <option value="">None</option>
      {[...countries].map(([country, its]) => (
        <optgroup key={country} label={country}>
          {its.map(({ code, part }) => (
            <option key={code} value={code}>
              {part ? `${country}, ${part}` : country}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
