import { holidayCountries, holidayYears } from '#engines/forecast/effects/holiday-countries.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { ForecastState } from '../state.ts';

interface CountryFieldProps {
  state: ForecastState;
  onChange: (to: (state: ForecastState) => ForecastState, part?: string) => void;
}

/** The country whose public holidays count, where the rhythm is one that holidays change. */
export function CountryField({ state, onChange }: CountryFieldProps) {
  const { spacing } = state.rhythm;
  if (spacing !== 'day' && spacing !== 'month') return null;
  return (
    <SelectField
      label="Public holidays"
      hint={`${spacing === 'month' ? 'They are taken off each month’s working days. ' : ''}National holidays, ${holidayYears.first} to ${holidayYears.last}.`}
      value={state.country}
      onChange={(event) => {
        const country = event.currentTarget.value;
        onChange((before) => ({ ...before, country }));
      }}
    >
      <option value="">No country</option>
      {Object.entries(holidayCountries).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
