import { daysLater } from '#lib/time/days.ts';
import type { Reading } from './journal.ts';

/** A reading as it is typed. */
export interface TypedReading {
  upper: string;
  lower: string;
  pulse: string;
}
export type ReadingTroubles = Partial<Record<keyof TypedReading, string>>;

/** What a cuff can show; anything else is a slip of the finger. */
const shown = {
  upper: { least: 60, most: 260, such: 128, name: 'upper value' },
  lower: { least: 30, most: 160, such: 82, name: 'lower value' },
  pulse: { least: 25, most: 240, such: 70, name: 'pulse' },
} as const;

function troubleOf(field: keyof TypedReading, typed: string): string | undefined {
  const text = typed.trim();
  const { least, most, such, name } = shown[field];
  if (text === '') return field === 'pulse' ? undefined : `Write the ${name}, such as ${such}.`;
  if (/^\d+[.,]\d+$/.test(text)) return `Use a whole number, such as ${such}.`;
  if (!/^\d+$/.test(text)) return `Use digits only, such as ${such}.`;
  const value = Number(text);
  if (value > most) return `${text} is more than a cuff can show. Did a digit slip in?`;
  if (value < least) return `${text} is less than a cuff can show. Is a digit missing?`;
  return undefined;
}

/** What keeps a reading from being saved, for each field; nothing when it is right. */
export function troublesOf(typed: TypedReading): ReadingTroubles {
  const troubles: ReadingTroubles = {};
  for (const field of ['upper', 'lower', 'pulse'] as const) {
    const trouble = troubleOf(field, typed[field]);
    if (trouble) troubles[field] = trouble;
  }
  if (!troubles.upper && !troubles.lower && Number(typed.lower) >= Number(typed.upper))
    troubles.lower = 'The lower value has to be below the upper one.';
  return troubles;
}

export const readingOf = (typed: TypedReading): Pick<Reading, 'upper' | 'lower' | 'pulse'> => ({
  upper: Number(typed.upper),
  lower: Number(typed.lower),
  pulse: typed.pulse.trim() === '' ? null : Number(typed.pulse),
});

export const saidReading = ({ upper, lower, pulse }: Pick<Reading, 'upper' | 'lower' | 'pulse'>): string =>
  `${upper}/${lower}${pulse === null ? '' : `, pulse ${pulse}`}`;

/** Fewer than these say nothing about a week. */
const leastForAverage = 3;
/** A difference this small is chance. */
const sameWithin = 3;

/** A reading in a sentence: how it differs from the patient's own seven days before. It judges nothing. */
export function comparison(readings: readonly Reading[], { n, day, upper }: Reading): string {
  const from = daysLater(day, -7);
  const before = readings.filter((each) => each.n < n && each.day >= from && each.day <= day);
  if (before.length < leastForAverage)
    return 'A few more readings, and this compares them with your own week.';
  const average = Math.round(before.reduce((sum, each) => sum + each.upper, 0) / before.length);
  const difference = upper - average;
  if (Math.abs(difference) <= sameWithin)
    return `About the same as your last seven days, whose upper value is ${average} on average.`;
  return `${Math.abs(difference)} ${difference > 0 ? 'above' : 'below'} the average upper value of your last seven days, which is ${average}.`;
}
