// Writes engines/leave/holiday-days.json: the public holidays of the sample company's countries.
// date-holidays itself weighs 1.5 MB, so only its answers go to the browser. Run: node scripts/make-holidays.ts
import { writeFile } from 'node:fs/promises';
import Holidays from 'date-holidays';

const countries = ['DE', 'ES', 'GB', 'IE', 'KE', 'NL', 'PL', 'PT'];
const [first, last] = [2024, 2032];

const file: Record<string, Record<string, string>> = {};
for (const country of countries) {
  const calendar = new Holidays(country, { languages: ['en'] });
  const days: Record<string, string> = {};
  for (let year = first; year <= last; year += 1)
    for (const { date, name, type } of calendar.getHolidays(year))
      if (type === 'public') days[date.slice(0, 10)] ??= name.replaceAll("'", '’');
  file[country] = days;
}
await writeFile('engines/leave/holiday-days.json', `${JSON.stringify(file, null, 2)}\n`);
