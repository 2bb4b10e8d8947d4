const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** A month's short name, by its number from 1: 'Sept', 'Nov'. */
const inShort = (month: number): string => (months[month - 1] ?? '').slice(0, month === 9 ? 4 : 3);

const partsOf = (date: string) => {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return { year, month, day };
};

// By hand, because opening the first of the browser's own formats takes a slow phone a tenth of a second. A date is
// written as in 2026-11-16; what follows it is not read, so that moments are told by the clock they are written in.

/** A date in words: '16 November 2026'. */
export function longDay(date: string): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${months[month - 1]} ${year}`;
}

/** A date in words without its year: '16 November'. */
export const dayAndLongMonth = (date: string): string => longDay(date).replace(/ \d+$/, '');

/** A date as lists show it: '16 Nov 2026'. */
export const shortDay = (date: string): string => `${dayAndMonth(date)} ${partsOf(date).year}`;

/** A date without its year: '16 Nov'. */
export const dayAndMonth = (date: string): string => `${partsOf(date).day} ${shortMonth(date)}`;

/** The month of a date: 'Nov'. */
export const shortMonth = (date: string): string => inShort(partsOf(date).month);

/** The month of a date with its year: 'November 2026'. */
export const monthAndYear = (date: string): string => longDay(date).replace(/^\d+ /, '');

/** The day of the week of a date: 'Monday'. */
export const weekday = (date: string): string => weekdays[new Date(date.slice(0, 10)).getUTCDay()] ?? '';

/** The same in three letters: 'Mon'. */
export const shortWeekday = (date: string): string => weekday(date).slice(0, 3);
