import type { Rhythm, Spacing } from '#engines/forecast/read/frequency.ts';
import { counted } from '#lib/money/grouped.ts';

const steps: Record<Spacing, readonly [one: string, many: string]> = {
  year: ['year', 'years'],
  quarter: ['quarter', 'quarters'],
  month: ['month', 'months'],
  week: ['week', 'weeks'],
  day: ['day', 'days'],
  weekday: ['working day', 'working days'],
  clock: ['step', 'steps'],
  count: ['step', 'steps'],
};

/** 'a month', for what happens with each step. */
export function eachStep({ spacing, minutes }: Rhythm): string {
  if (spacing === 'clock' && minutes === 60) return 'an hour';
  return `a ${steps[spacing][0]}`;
}

/** '12 months'. */
export function stepsOf({ spacing, minutes }: Rhythm, count: number): string {
  const [one, many] = spacing === 'clock' && minutes === 60 ? (['hour', 'hours'] as const) : steps[spacing];
  return counted(count, one, many);
}

/** '12%', '0.4%'. */
export const percent = (share: number): string =>
  `${Math.abs(share) < 0.01 && share !== 0 ? (share * 100).toFixed(1) : Math.round(share * 100)}%`;

/** 'ETS, MSTL and Theta'. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
