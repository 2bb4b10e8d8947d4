import { expect, it } from 'vitest';
import { type Country, countryCodes, holidaysBetween } from '../../leave/holidays.ts';
import { holidayCountries, isHolidayCountry } from './holiday-countries.ts';
import { publicHolidays } from './public-holidays.ts';

const written = (dates: readonly number[]) => dates.map((date) => new Date(date).toISOString().slice(0, 10));

it('are the days on which a country rests', () => {
  const germany = written(publicHolidays('DE', Date.UTC(2026, 0, 1), Date.UTC(2026, 11, 31)));
  expect(germany).toContain('2026-01-01');
  expect(germany).toContain('2026-10-03');
  expect(germany).toContain('2026-12-25');
  expect(germany.length).toBeLessThan(14);
  expect(written(publicHolidays('US', Date.UTC(2010, 6, 1), Date.UTC(2010, 6, 31)))).toContain('2010-07-04');
});

it('are those of the leave calendars where a country is in both', () => {
  for (const country of countryCodes as Country[])
    expect(written(publicHolidays(country, Date.UTC(2024, 0, 1), Date.UTC(2032, 11, 31)))).toEqual(
      holidaysBetween(country, '2024-01-01', '2032-12-31').map(([date]) => date),
    );
});

it('are there for every country that can be chosen, in every year', () => {
  for (const country of Object.keys(holidayCountries).filter(isHolidayCountry))
    for (let year = 2005; year <= 2035; year += 1)
      expect(publicHolidays(country, Date.UTC(year, 0, 1), Date.UTC(year, 11, 31)).length).toBeGreaterThan(3);
});
