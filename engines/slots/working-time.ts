import { Temporal } from 'temporal-polyfill';
import type { Availability, Period, Span, Weekday } from './availability.ts';

/**
 * The moment of a wall-clock time on a date. A time that a clock change skips is taken as if the clock had not been
 * changed yet, one that comes twice is its first: the rule of RFC 5545.
 */
function momentOf(date: Temporal.PlainDate, time: string, zone: string): number {
  if (time === '24:00') return date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  const plainTime = Temporal.PlainTime.from(time);
  return date.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds;
}

/** As much of an availability as says when somebody works. */
type Hours = Pick<Availability, 'zone' | 'weekly' | 'overrides'>;

function periodsOn(date: Temporal.PlainDate, { weekly, overrides }: Hours): readonly Period[] {
  return overrides[date.toString()] ?? weekly[date.dayOfWeek as Weekday] ?? [];
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

/** When somebody works, around a stretch of time: whole days, so that what begins before it or goes on after it is whole. */
export function workingTime(hours: Hours, { start, end }: Span): Span[] {
  const { zone } = hours;
  const spans: Span[] = [];
  const last = dateAt(end, zone).add({ days: 1 });
  for (
    let date = dateAt(start, zone).subtract({ days: 1 });
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    for (const { from, to } of periodsOn(date, hours))
      spans.push({ start: momentOf(date, from, zone), end: momentOf(date, to, zone) });
  }
  return joined(spans);
}
