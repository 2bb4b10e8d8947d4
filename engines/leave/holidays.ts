import days from './holiday-days.json' with { type: 'json' };

/** Countries whose public holidays are known, by their code. */
export const countries = {
  DE: 'Germany',
  ES: 'Spain',
  GB: 'United Kingdom',
  IE: 'Ireland',
  KE: 'Kenya',
  NL: 'Netherlands',
  PL: 'Poland',
  PT: 'Portugal',
} as const;
export type Country = keyof typeof countries;

/** Their codes. */
export const countryCodes = Object.keys(countries) as Country[];

const calendars: Record<Country, Readonly<Record<string, string>>> = days;

/** The public holiday on a date, by its English name; null on other days. */
export const holidayOn = (country: Country, date: string): string | null => calendars[country][date] ?? null;

/** The public holidays from one date to another. */
export const holidaysBetween = (country: Country, from: string, to: string): [date: string, name: string][] =>
  Object.entries(calendars[country])
    .filter(([date]) => date >= from && date <= to)
    .sort(([one], [other]) => (one < other ? -1 : 1));
