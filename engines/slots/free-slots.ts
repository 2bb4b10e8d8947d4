import { type Availability, heldSpan, type MeetingRules, type Slot, type Span } from './availability.ts';
import { dateAt, joined, workingTime } from './working-time.ts';

const minute = 60_000;
const quarter = 15 * minute;

/** Whether a span meets any of many, which are in order and do not overlap. */
function meets(span: Span, busy: readonly Span[]): boolean {
  let low = 0;
  let high = busy.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((busy[middle]?.end ?? 0) <= span.start) low = middle + 1;
    else high = middle;
  }
  const next = busy[low];
  return next !== undefined && next.start < span.end;
}

/** The starts in a stretch of working time: on quarters of an hour, a step apart, the whole meeting within it. */
function* startsIn(work: Span, { minutes, step }: MeetingRules): Generator<number> {
  const first = Math.ceil(work.start / quarter) * quarter;
  for (let start = first; start + minutes * minute <= work.end; start += step * minute) yield start;
}

interface Asked {
  rules: MeetingRules;
  /** The stretch that starts are asked for. */
  within: Span;
  now: number;
}

/** The moments at which one host can begin such a meeting, in order. */
export function freeStarts(host: Availability, { rules, within, now }: Asked): number[] {
  const { zone, booked } = host;
  const busy = joined(host.busy);
  const earliest = Math.max(within.start, now + rules.notice * minute);
  const lastDay = dateAt(now, zone).add({ days: rules.daysAhead });
  // The end of the last day that may be booked, so that no date is asked for each start.
  const latest = Math.min(within.end, lastDay.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds);
  const free: number[] = [];
  for (const work of workingTime(host, within)) {
    for (const start of startsIn(work, rules)) {
      if (start < earliest || start >= latest || meets(heldSpan(start, rules), busy)) continue;
      free.push(start);
    }
  }
  const { dailyLimit } = rules;
  if (dailyLimit === null) return free;
  return free.filter((start) => (booked[dateAt(start, zone).toString()] ?? 0) < dailyLimit);
}

/** All starts that at least one host has free, in order, with the hosts who have. */
export function freeSlots(hosts: readonly Availability[], asked: Asked): Slot[] {
  const byStart = new Map<number, string[]>();
  for (const host of hosts) {
    for (const start of freeStarts(host, asked)) {
      const hostIds = byStart.get(start);
      if (hostIds) hostIds.push(host.hostId);
      else byStart.set(start, [host.hostId]);
    }
  }
  return [...byStart].sort(([a], [b]) => a - b).map(([start, hostIds]) => ({ start, hostIds }));
}

/** The free slots nearest to a moment that was wished for, nearest first. */
export function nearestSlots(slots: readonly Slot[], wished: number, count: number): Slot[] {
  const apart = ({ start }: Slot) => Math.abs(start - wished);
  return slots.toSorted((a, b) => apart(a) - apart(b) || a.start - b.start).slice(0, count);
}
