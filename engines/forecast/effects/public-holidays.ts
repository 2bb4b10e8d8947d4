import { type HolidayCountry, holidayYears } from './holiday-countries.ts';
import days from './public-holidays.json' with { type: 'json' };

const day = 86_400_000;
const start = Date.UTC(holidayYears.first, 0, 1);

/** The public holidays of a whole country from one date to another, both included, as dates at midnight UTC. */
export function publicHolidays(country: HolidayCountry, from: number, to: number): number[] {
  let date = start;
  return days[country].split(' ').flatMap((step) => {
    date += Number.parseInt(step, 36) * day;
    return date >= from && date <= to ? [date] : [];
  });
}
