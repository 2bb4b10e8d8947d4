import { Temporal } from 'temporal-polyfill';
import type { Span, Weekday, WorkingHours } from './availability.ts';

const day = 86_400_000;

/**
 * The moment of a wall-clock time on a date. A time that a clock change skips is taken as if the clock had not been
 * changed yet, one that comes twice is its first: the rule of RFC 5545.
 */
function momentOf(date: Temporal.PlainDate, time: string, zone: string): number {
  if (time === '24:00') return date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  const plainTime = Temporal.PlainTime.from(time);
  return date.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds;
}

/** The date at a moment, where the clock of a zone shows it. */
export const dateAt = (moment: number, zone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();

/** Spans in order, joined where they touch or overlap. */
export function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}

/** What two lists of spans have in common; each is in order, and none of its spans overlap. */
function common(one: readonly Span[], other: readonly Span[]): Span[] {
  const shared: Span[] = [];
  let next = 0;
  for (const { start, end } of one) {
    while ((other[next]?.end ?? end) <= start) next += 1;
    for (let at = next; at < other.length; at += 1) {
      const against = other[at];
      if (!against || against.start >= end) break;
      shared.push({ start: Math.max(start, against.start), end: Math.min(end, against.end) });
    }
  }
  return shared;
}

/** When somebody works, around a stretch of time: whole days, so that what begins before it or goes on after it is whole. */
export function workingTime(hours: WorkingHours, { start, end }: Span): Span[] {
  const { zone, weekly, overrides, holidays, house } = hours;
  const usual: Span[] = [];
  const special: Span[] = [];
  const last = dateAt(end, zone).add({ days: 1 });
  for (
    let date = dateAt(start, zone).subtract({ days: 1 });
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    const name = date.toString();
    const differs = overrides[name];
    if (!differs && holidays?.has(name)) continue;
    for (const { from, to } of differs ?? weekly[date.dayOfWeek as Weekday] ?? [])
      (differs ? special : usual).push({ start: momentOf(date, from, zone), end: momentOf(date, to, zone) });
  }
  if (!house) return joined([...usual, ...special]);
  // Two days more on each side: the clocks of host and house may show other dates.
  const open = workingTime(house, { start: start - 2 * day, end: end + 2 * day });
  return joined([...common(joined(usual), open), ...special]);
}
