export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A stretch of a day in which somebody is there, in minutes after midnight. */
export interface Opening {
  from: number;
  to: number;
}

const dayIndex = (word: string) =>
  weekDays.findIndex((day) => day.toLowerCase().startsWith(word.toLowerCase().slice(0, 3)));

const days = /^([a-z]+)(?:\s*(?:to|–|-)\s*([a-z]+))?,?\s+(\d.*)$/i;
const times = /^(\d{1,2}):([0-5]\d)\s*(?:to|–|-)\s*(\d{1,2}):([0-5]\d)$/;

function readOpening(text: string): Opening | null {
  const found = times.exec(text.trim());
  if (!found) return null;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(1).map(Number);
  const opening = { from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute };
  return opening.from < opening.to && opening.to <= 24 * 60 ? opening : null;
}

/** The openings of a day in their order; null when one cannot be read, or begins before the one ahead of it ends. */
function readDay(text: string): Opening[] | null {
  const read = text.split(/,|\band\b/i).map(readOpening);
  const openings = read.filter((opening) => opening !== null);
  const inOrder = openings.every((opening, index) => opening.from >= (openings[index - 1]?.to ?? 0));
  return openings.length === read.length && inOrder ? openings : null;
}

/**
 * Reads hours as a person writes them ('Monday to Friday, 09:00–12:30, 13:30–17:00; Saturday 10:00–12:00'):
 * seven days from Monday, each with its openings. Null as a whole when it cannot be read, so that the
 * page shows the words themselves.
 */
export function openingHours(text: string): Opening[][] | null {
  const week: Opening[][] = weekDays.map(() => []);
  for (const piece of text.split(';').map((given) => given.trim())) {
    const [, first = '', last = first, hours = ''] = days.exec(piece) ?? [];
    const openings = readDay(hours);
    const start = dayIndex(first);
    const end = dayIndex(last);
    if (!openings || first === '' || start < 0 || end < start) return null;
    week.fill(openings, start, end + 1);
  }
  return week;
}

/** Minutes after midnight as a clock shows them. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
