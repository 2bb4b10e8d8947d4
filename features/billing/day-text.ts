import { longDay } from '#lib/time/day-words.ts';
/** A day such as `2026-11-16` in words: 16 November 2026. */
export const dayText = (day: string): string => (day === '' ? '' : longDay(day));
