import type { Span } from '#engines/leave/request.ts';
import { dayAndMonth, shortWeekday } from '#lib/time/day-words.ts';

/** A date as one speaks of the coming weeks: 'Mon 23 Nov'. */
export const nearDay = (day: string): string => `${shortWeekday(day)} ${dayAndMonth(day)}`;

/** A span as one says it: 'Mon 23 to Fri 27 Nov', with its half days. */
export function spanWords(span: Span): string {
  const { from, to, fromMidday, toMidday } = span;
  if (from === to) {
    const half = fromMidday ? ', afternoon' : toMidday ? ', morning' : '';
    return `${nearDay(from)}${half}`;
  }
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const start = sameMonth ? nearDay(from).split(' ').slice(0, 2).join(' ') : nearDay(from);
  return `${start}${fromMidday ? ' midday' : ''} to ${nearDay(to)}${toMidday ? ' midday' : ''}`;
}
