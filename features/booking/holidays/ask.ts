import Holidays from 'date-holidays';
import type { HolidayPlace } from './places.ts';

/** A public holiday by its date. */
export interface Holiday {
  date: string;
  name: string;
}

/** What is asked about public holidays: those of a place in a year, or which places are known. */
export type HolidayQuestion = { place: string; year: number } | { places: true };

const day = 86_400_000;

/** The dates that a holiday covers at noon: some last several days, and by some calendars a day begins in the evening. */
function datesOf(begins: string, lasts: number): string[] {
  const start = Date.parse(`${begins.slice(0, 19).replace(' ', 'T')}Z`);
  const dates: string[] = [];
  for (let noon = Math.floor(start / day) * day + day / 2; noon < start + lasts; noon += day)
    if (noon >= start) dates.push(new Date(noon).toISOString().slice(0, 10));
  return dates;
}

/** The public holidays of a place in a year, in their order; none where the place is not known. */
export function holidaysOf(place: string, year: number): Holiday[] {
  const [country = '', part] = place.split('-');
  const calendar = part ? new Holidays(country, part) : new Holidays(country);
  return calendar
    .getHolidays(year, 'en')
    .filter(({ type }) => type === 'public')
    .flatMap(({ date: begins, start, end, name }) =>
      datesOf(begins, end.getTime() - start.getTime()).map((date) => ({ date, name })),
    );
}

/** Every country, each followed by those of its parts that have holidays of their own. */
export function knownPlaces(): HolidayPlace[] {
  const world = new Holidays();
  return Object.entries(world.getCountries('en'))
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))
    .flatMap(([code, country]) => [
      { code, country, part: null },
      ...Object.entries(world.getStates(code, 'en') ?? {})
        .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))
        .map(([own, part]) => ({ code: `${code}-${own}`, country, part })),
    ]);
}

/** Answers a question. */
export const answerOn = (question: HolidayQuestion): Holiday[] | HolidayPlace[] =>
  'places' in question ? knownPlaces() : holidaysOf(question.place, question.year);
