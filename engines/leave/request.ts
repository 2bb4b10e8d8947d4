import { datesBetween } from './days.ts';
import type { Country } from './holidays.ts';
import { type Contract, plannedMinutes } from './working-time.ts';

/** Days somebody wants to be away, the first and last of which may be half ones. */
export interface Span {
  from: string;
  to: string;
  /** Begins at midday of the first day. */
  fromMidday: boolean;
  /** Ends at midday of the last day. */
  toMidday: boolean;
}

/** What is taken on one day. */
export interface DayTaken {
  day: string;
  minutes: number;
}

/** The half of a day's minutes; both halves together are always the whole. */
const morning = (minutes: number) => Math.ceil(minutes / 2);

function takenOf(minutes: number, afternoon: boolean, untilMidday: boolean): number {
  if (afternoon && untilMidday) return 0;
  if (untilMidday) return morning(minutes);
  return afternoon ? minutes - morning(minutes) : minutes;
}

/** The days of work within a span, with the minutes each of them takes. */
export function daysTaken(span: Span, contracts: readonly Contract[], country: Country): DayTaken[] {
  return datesBetween(span.from, span.to).flatMap((day) => {
    const planned = plannedMinutes(contracts, country, day);
    const minutes = takenOf(planned, span.fromMidday && day === span.from, span.toMidday && day === span.to);
    return minutes > 0 ? [{ day, minutes }] : [];
  });
}

/** Whether two spans share a part of a day. */
export function overlap(one: Span, other: Span): boolean {
  if (one.from > other.to || other.from > one.to) return false;
  // One that ends at midday leaves the afternoon to the other.
  if (one.to === other.from && one.toMidday && other.fromMidday) return false;
  return !(other.to === one.from && other.toMidday && one.fromMidday);
}

/** The days on which more than `most` of these people are away at once, each with how many are. */
export function crowdedDays(
  spans: readonly Span[],
  within: Pick<Span, 'from' | 'to'>,
  most: number,
): { day: string; away: number }[] {
  return datesBetween(within.from, within.to)
    .map((day) => ({ day, away: spans.filter(({ from, to }) => from <= day && to >= day).length }))
    .filter(({ away }) => away > most);
}
