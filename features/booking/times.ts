import { Temporal } from 'temporal-polyfill';
import type { Span } from '#engines/slots/availability.ts';
import { dateAt } from '#engines/slots/working-time.ts';
import { longDay, weekday } from '#lib/time/day-words.ts';

/** The moments from the beginning of one date to the end of another, as the clock of a zone shows them. */
export function spanOfDates(from: string, to: string, zone: string): Span {
  const midnight = (date: Temporal.PlainDate) => date.toZonedDateTime(zone).epochMilliseconds;
  return {
    start: midnight(Temporal.PlainDate.from(from)),
    end: midnight(Temporal.PlainDate.from(to).add({ days: 1 })),
  };
}

/** Moments by the date that the clock of a zone shows, in their order. */
export function byDate(moments: readonly number[], zone: string): Record<string, number[]> {
  const days: Record<string, number[]> = {};
  for (const moment of moments) {
    const date = dateAt(moment, zone).toString();
    days[date] ??= [];
    days[date].push(moment);
  }
  return days;
}

/** A date in words: 'Monday 16 November 2026'. */
export const dayText = (date: string): string => `${weekday(date)} ${longDay(date)}`;
