export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** One day's opening, in minutes after midnight. */
export interface Opening {
  from: number;
  to: number;
}

const dayIndex = (word: string) =>
  weekDays.findIndex((day) => day.toLowerCase().startsWith(word.toLowerCase().slice(0, 3)));

const part =
  /^([a-z]+)(?:\s*(?:to|–|-)\s*([a-z]+))?,?\s+(\d{1,2}):(\d{2})\s*(?:to|–|-)\s*(\d{1,2}):(\d{2})$/i;

/**
 * Reads hours as a person writes them ('Monday to Friday, 09:00–17:00; Saturday 10:00–12:00'):
 * seven days from Monday, null where closed. Null as a whole when it cannot be read, so that the
 * page shows the words themselves.
 */
export function openingHours(text: string): (Opening | null)[] | null {
  const week: (Opening | null)[] = weekDays.map(() => null);
  for (const piece of text.split(';').map((given) => given.trim())) {
    const found = part.exec(piece);
    if (!found) return null;
    const [, first = '', last = first, ...times] = found;
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = times.map(Number);
    const start = dayIndex(first);
    const end = dayIndex(last);
    const opening = { from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute };
    if (start < 0 || end < start || opening.to <= opening.from || opening.to > 24 * 60) return null;
    week.fill(opening, start, end + 1);
  }
  return week;
}

/** Minutes after midnight as a clock shows them. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
