import type { Period } from '#engines/slots/availability.ts';

const clock = (hours: string, minutes = '00'): string => `${hours.padStart(2, '0')}:${minutes}`;

/** Hours as they are typed, such as `9–12, 13:00–17:30`; none for an empty text, null where it cannot be read. */
export function readHours(text: string): Period[] | null {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const periods = parts.map((part) => {
    const [, h1, m1, h2, m2] =
      /^(\d{1,2})(?::(\d\d))?\s*(?:–|—|-|to)\s*(\d{1,2})(?::(\d\d))?$/.exec(part) ?? [];
    if (h1 === undefined || h2 === undefined) return null;
    const period = { from: clock(h1, m1), to: clock(h2, m2) };
    const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time);
    return isTime(period.from) && isTime(period.to) && period.from < period.to ? period : null;
  });
  const read = periods.flatMap((period) => (period ? [period] : []));
  if (read.length < parts.length) return null;
  const ordered = read.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const overlaps = ordered.some((period, place) => (ordered[place - 1]?.to ?? '') > period.from);
  return overlaps ? null : ordered;
}

/** The same as a text. */
export const printHours = (periods: readonly Period[]): string =>
  periods.map(({ from, to }) => `${from}–${to}`).join(', ');
