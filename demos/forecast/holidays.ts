import { readDates } from '#engines/forecast/read/date-style.ts';

const most = 400;

/** Holidays as they were typed: the days that could be read, and the entries that could not. */
interface Holidays {
  dates: number[];
  unread: string[];
}

const alone = (entry: string): number => readDates([entry])?.dates[0] ?? Number.NaN;
const isDate = (entry: string): boolean => !Number.isNaN(alone(entry));

/** The entries of a line: parted by commas, and by spaces where a date does not itself contain them. */
const entriesOf = (text: string): string[] =>
  text
    .split(/[,;\n]+/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap((entry) => (isDate(entry) ? [entry] : entry.split(/\s+/)));

/** Reads a line of dates. */
export function readHolidays(text: string): Holidays {
  const entries = entriesOf(text);
  const readable = entries.filter(isDate);
  // Together they say whether 3/4 is in March or April; one that is written otherwise is read by itself.
  const together = readDates(readable)?.dates;
  const days = readable.map((entry, at) => {
    const day = together?.[at] ?? Number.NaN;
    return Number.isNaN(day) ? alone(entry) : day;
  });
  const dates = [...new Set(days)].sort((a, b) => a - b);
  return { dates, unread: entries.filter((entry) => !isDate(entry)) };
}

/** The days as they stand in the field. */
export const writtenHolidays = (dates: readonly number[]): string =>
  dates.map((date) => new Date(date).toISOString().slice(0, 10)).join(', ');

/** What is to be said of a line of dates; null where all of it counts. */
export function holidaysProblem({ dates, unread }: Holidays): string | null {
  if (dates.length > most) return `Enter ${most} days at most.`;
  if (unread.length === 0) return null;
  const named = unread
    .slice(0, 3)
    .map((entry) => `“${entry}”`)
    .join(', ');
  const more = unread.length > 3 ? ` and ${unread.length - 3} more` : '';
  const kept =
    dates.length > 0
      ? ` The other ${dates.length === 1 ? 'date counts' : `${dates.length} dates count`}.`
      : '';
  return `We couldn’t read ${named}${more} as a date. Write it like 2025-12-25.${kept}`;
}
