import { at, median } from '../numbers/numbers.ts';

const minute = 60_000;
const day = 1440 * minute;

export type Spacing = 'year' | 'quarter' | 'month' | 'week' | 'weekday' | 'day' | 'clock' | 'count';

/** How often values come, and after how many the season returns. */
export interface Rhythm {
  spacing: Spacing;
  /** Minutes between two values, where they come by the clock. */
  minutes: number;
  period: number;
}

const rhythm = (spacing: Spacing, period: number, minutes = 0): Rhythm => ({ spacing, period, minutes });

/** The rhythm of values without dates. */
export const uncounted: Rhythm = rhythm('count', 1);

/** The rhythm of dates in order, each standing once. */
export function rhythmOf(dates: Float64Array): Rhythm {
  if (dates.length < 2) return uncounted;
  const gaps = Float64Array.from({ length: dates.length - 1 }, (_, i) => at(dates, i + 1) - at(dates, i));
  const usual = median(gaps);
  const days = usual / day;
  if (days >= 350) return rhythm('year', 1);
  if (days >= 80) return rhythm('quarter', 4);
  if (days >= 26) return rhythm('month', 12);
  if (days >= 5) return rhythm('week', 52);
  if (days >= 0.9) {
    const weekend = dates.some((date) => new Date(date).getUTCDay() % 6 === 0);
    return weekend || dates.length < 10 ? rhythm('day', 7) : rhythm('weekday', 5);
  }
  const minutes = Math.max(1, Math.round(usual / minute));
  return rhythm('clock', Math.max(1, Math.round(1440 / minutes)), minutes);
}

const monthsIn = { month: 1, quarter: 3, year: 12 } as const;
// The first Monday after the epoch.
const monday = 4;

/** The place of a date in its rhythm: neighbours differ by one. */
export function placeOf({ spacing, minutes }: Rhythm, date: number): number {
  if (spacing === 'month' || spacing === 'quarter' || spacing === 'year') {
    const when = new Date(date);
    return Math.floor((when.getUTCFullYear() * 12 + when.getUTCMonth()) / monthsIn[spacing]);
  }
  const whole = Math.floor(date / day);
  if (spacing === 'week') return Math.floor((whole - monday) / 7);
  if (spacing === 'day') return whole;
  if (spacing === 'weekday') {
    const since = whole - monday;
    return Math.floor(since / 7) * 5 + Math.min(4, ((since % 7) + 7) % 7);
  }
  return spacing === 'clock' ? Math.round(date / (minutes * minute)) : date;
}

/** The date at a place; where values only count, the place itself. */
export function dateAt({ spacing, minutes }: Rhythm, place: number): number {
  if (spacing === 'month' || spacing === 'quarter' || spacing === 'year')
    return Date.UTC(0, 0, 1) + (Date.UTC(2000, place * monthsIn[spacing] - 24_000, 1) - Date.UTC(0, 0, 1));
  if (spacing === 'week') return (place * 7 + monday) * day;
  if (spacing === 'day') return place * day;
  if (spacing === 'weekday') return (Math.floor(place / 5) * 7 + (((place % 5) + 5) % 5) + monday) * day;
  return spacing === 'clock' ? place * minutes * minute : place;
}

const names: Record<Exclude<Spacing, 'clock'>, string> = {
  year: 'yearly',
  quarter: 'quarterly',
  month: 'monthly',
  week: 'weekly',
  day: 'daily',
  weekday: 'daily from Monday to Friday',
  count: 'in order, without dates',
};

/** In a word or few: 'monthly', 'every 15 minutes'. */
export function rhythmName({ spacing, minutes }: Rhythm): string {
  if (spacing !== 'clock') return names[spacing];
  return minutes === 60 ? 'hourly' : `every ${minutes} minutes`;
}

const wholeDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const looks: Partial<Record<Spacing, Intl.DateTimeFormatOptions>> = {
  month: { month: 'short', year: 'numeric' },
  clock: { ...wholeDay, hour: '2-digit', minute: '2-digit' },
};
const formats = new Map<Spacing, Intl.DateTimeFormat>();

/** Made when the first name is asked for: opening a format takes a slow phone a tenth of a second. */
function formatOf(spacing: Spacing): Intl.DateTimeFormat {
  const made =
    formats.get(spacing) ??
    new Intl.DateTimeFormat('en-GB', { ...(looks[spacing] ?? wholeDay), timeZone: 'UTC' });
  formats.set(spacing, made);
  return made;
}

/** The name of a place: 'Mar 2026', 'Q1 2026', '4 Mar 2026'. */
export function placeName(rhythm: Rhythm, place: number): string {
  const { spacing } = rhythm;
  if (spacing === 'count') return `No. ${place}`;
  const date = new Date(dateAt(rhythm, place));
  if (spacing === 'year') return String(date.getUTCFullYear());
  if (spacing === 'quarter') return `Q${Math.floor(date.getUTCMonth() / 3) + 1} ${date.getUTCFullYear()}`;
  return formatOf(spacing).format(date);
}
