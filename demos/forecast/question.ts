import { isHolidayCountry } from '#engines/forecast/effects/holiday-countries.ts';
import type { publicHolidays } from '#engines/forecast/effects/public-holidays.ts';
import type { Known } from '#engines/forecast/forecast-with-effects.ts';
import { dateAt } from '#engines/forecast/read/frequency.ts';
import type { ForecastState } from './state.ts';

/** What a state asks of the engine; two states with the same one need no second run. */
export const asked = (state: ForecastState): unknown[] => {
  const { series, first, rhythm, horizon, holidays, country, promotions, regressors } = state;
  return [
    series,
    first,
    rhythm.period,
    horizon,
    holidays.join(),
    country,
    JSON.stringify(promotions),
    regressors.join(),
  ];
};

/** All that is known of one series of a state. The holidays of countries are given along, because only a worker loads them. */
export function knownOf(
  { series, first, rhythm, horizon, holidays, country, promotions, regressors }: ForecastState,
  index: number,
  holidaysOf: typeof publicHolidays,
): Known {
  const { values } = series[index] ?? { values: [] };
  const last = dateAt(rhythm, first + values.length + horizon);
  const national = isHolidayCountry(country) ? holidaysOf(country, dateAt(rhythm, first), last) : [];
  return {
    values,
    first,
    rhythm,
    horizon,
    holidays: [...holidays, ...national],
    promotions,
    columns: regressors.filter((place) => place !== index).flatMap((place) => series[place] ?? []),
  };
}
