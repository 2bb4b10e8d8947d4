import type { OpenSpan } from '#features/enquiries/opening.ts';
import { clockAt, dayAt } from '#lib/time/words-of-time.ts';

/** An hour in which somebody could be called. */
interface CallTime {
  /** Its beginning, as 2026-11-20T09:00:00.000Z. */
  at: string;
  /** By the clock of the studio: 10:00–11:00. */
  clock: string;
}

/** The hours of one day. */
export interface CallDay {
  /** Thursday 26 November. */
  day: string;
  times: CallTime[];
}

const hour = 3_600_000;
/** Somebody has to read the wish before. */
const notice = 3 * hour;

/** The next hours within which somebody is there, whole ones, by day. */
export function callTimes(
  spans: readonly OpenSpan[],
  { now, zone, days }: { now: number; zone: string; days: number },
): CallDay[] {
  const found: CallDay[] = [];
  for (const { start, end } of spans) {
    for (let from = start; from + hour <= end; from += hour) {
      if (from < now + notice) continue;
      const at = new Date(from).toISOString();
      const day = dayAt(at, zone);
      const clock = `${clockAt(at, zone)}–${clockAt(new Date(from + hour).toISOString(), zone)}`;
      const last = found.at(-1);
      if (last?.day === day) last.times.push({ at, clock });
      else if (found.length < days) found.push({ day, times: [{ at, clock }] });
      else return found;
    }
  }
  return found;
}

/** An hour in words, where it is one of those on offer: 'Thursday 26 November, 10:00–11:00'. */
export function callTimeInWords(days: readonly CallDay[], at: string): string | null {
  for (const { day, times } of days) {
    const time = times.find((each) => each.at === at);
    if (time) return `${day}, ${time.clock}`;
  }
  return null;
}
