import { Temporal } from 'temporal-polyfill';
import type { Span } from '#engines/slots/availability.ts';
import { spanOfDates } from '../times.ts';
import type { Block } from './week.ts';

/** The minutes of the day that the clock of a zone shows at a moment. */
function clockMinutes(moment: number, zone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}

/** The parts of spans that lie in a day, in minutes of it by the clock of a zone. */
export function minutesOfDay(spans: readonly Span[], day: string, zone: string): Block[] {
  const { start, end } = spanOfDates(day, day, zone);
  return spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({
      from: span.start <= start ? 0 : clockMinutes(span.start, zone),
      to: span.end >= end ? 1440 : clockMinutes(span.end, zone),
    }));
}

/** What is left of a stretch of minutes outside of blocks, which are in order and do not overlap. */
export function minutesBetween(blocks: readonly Block[], from: number, to: number): Block[] {
  const left: Block[] = [];
  let at = from;
  for (const block of blocks) {
    if (block.from > at) left.push({ from: at, to: Math.min(block.from, to) });
    at = Math.max(at, block.to);
  }
  if (at < to) left.push({ from: at, to });
  return left.filter((part) => part.from < part.to);
}
