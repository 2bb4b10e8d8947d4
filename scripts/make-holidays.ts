// Writes engines/leave/holiday-days.json, the public holidays of the sample company's countries with their names, and
// engines/forecast/effects/public-holidays.json, the days alone for more countries and years.
// date-holidays itself weighs 1.5 MB, so only its answers go to the browser. Run: node scripts/make-holidays.ts
import { writeFile } from 'node:fs/promises';
import Holidays from 'date-holidays';
import { holidayCountries, holidayYears } from '../engines/forecast/effects/holiday-countries.ts';

/** The public holidays of a country by date, each with its English name. */
function daysOf(country: string, { first, last }: { first: number; last: number }): Record<string, string> {
  const calendar = new Holidays(country, { languages: ['en'] });
  const days: Record<string, string> = {};
  for (let year = first; year <= last; year += 1)
    for (const { date, name, type } of calendar.getHolidays(year))
      if (type === 'public') days[date.slice(0, 10)] ??= name.replaceAll("'", '’');
  return days;
}

const leave = ['DE', 'ES', 'GB', 'IE', 'KE', 'NL', 'PL', 'PT'];
const named = Object.fromEntries(
  leave.map((country) => [country, daysOf(country, { first: 2024, last: 2032 })]),
);
await writeFile('engines/leave/holiday-days.json', `${JSON.stringify(named, null, 2)}\n`);

/** Each day as the number of days since the one before, to the base of 36; the first since the first year began. */
function steps(dates: readonly string[]): string {
  let before = Date.UTC(holidayYears.first, 0, 1);
  return dates
    .map((date) => {
      const at = Date.parse(date);
      const step = Math.round((at - before) / 86_400_000);
      before = at;
      return step.toString(36);
    })
    .join(' ');
}

const bare = Object.fromEntries(
  Object.keys(holidayCountries)
    .sort()
    .map((country) => {
      const days = Object.keys(daysOf(country, holidayYears));
      return [country, steps(days.filter((date) => date >= `${holidayYears.first}-01-01`).sort())];
    }),
);
await writeFile('engines/forecast/effects/public-holidays.json', `${JSON.stringify(bare, null, 2)}\n`);
