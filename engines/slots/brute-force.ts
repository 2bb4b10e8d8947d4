import type { Availability, MeetingRules, Period, Span, Weekday, WorkingHours } from './availability.ts';

// The same answer by another way: minute by minute, and through Intl instead of Temporal. Slow, and simple enough to trust.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, clock);
  return clock;
}

/** What the wall clock shows, as if it were UTC. */
function shown(moment: number, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:00Z`);
}

const dateShown = (moment: number, zone: string) => new Date(shown(moment, zone)).toISOString().slice(0, 10);

/** The first moment at which the clock shows a time; for one it never shows, by the offset of the day before. */
function momentShowing(wanted: number, zone: string): number {
  for (let moment = wanted - 16 * hour; moment <= wanted + 16 * hour; moment += 15 * minute)
    if (shown(moment, zone) === wanted) return moment;
  const before = wanted - day;
  return wanted - (shown(before, zone) - before);
}

const nameOf = (date: number): string => new Date(date).toISOString().slice(0, 10);

function spansOf(host: WorkingHours, date: number): Span[] {
  const name = nameOf(date);
  const weekday = (new Date(date).getUTCDay() || 7) as Weekday;
  const usual = host.holidays?.has(name) ? [] : (host.weekly[weekday] ?? []);
  const periods: readonly Period[] = host.overrides[name] ?? usual;
  const at = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return momentShowing(date + hours * hour + minutes * minute, host.zone);
  };
  return periods.map(({ from, to }) => ({ start: at(from), end: at(to) }));
}

/** Whether somebody works at a moment: by a day that differs, or by the week while the house is open. */
function worksWithin(hours: WorkingHours, within: Span): (moment: number) => boolean {
  const usual: Span[] = [];
  const special: Span[] = [];
  const firstDate = Math.floor(shown(within.start, hours.zone) / day) * day - day;
  const lastDate = Math.floor(shown(within.end, hours.zone) / day) * day + day;
  for (let date = firstDate; date <= lastDate; date += day)
    (hours.overrides[nameOf(date)] ? special : usual).push(...spansOf(hours, date));
  // Host and house may live a day apart.
  const wider = { start: within.start - 2 * day, end: within.end + 2 * day };
  const isOpen = hours.house ? worksWithin(hours.house, wider) : () => true;
  const lies = (moment: number, spans: Span[]) =>
    spans.some(({ start, end }) => start <= moment && moment < end);
  return (moment) => lies(moment, special) || (lies(moment, usual) && isOpen(moment));
}

/** Every start that is free, found by trying each quarter of an hour. */
export function bruteForceStarts(
  host: Availability,
  { rules, within, now }: { rules: MeetingRules; within: Span; now: number },
): number[] {
  const works = worksWithin(host, within);
  const today = Date.parse(dateShown(now, host.zone));
  const free: number[] = [];
  for (
    let start = Math.ceil(within.start / (15 * minute)) * 15 * minute;
    start < within.end;
    start += 15 * minute
  ) {
    if (start < now + rules.notice * minute) continue;
    const date = dateShown(start, host.zone);
    if (Date.parse(date) > today + rules.daysAhead * day) continue;
    if (rules.dailyLimit !== null && (host.booked[date] ?? 0) >= rules.dailyLimit) continue;
    const end = start + rules.minutes * minute;
    let whole = true;
    for (let moment = start; moment < end && whole; moment += minute) whole = works(moment);
    if (!whole) continue;
    // Steps are counted from where the stretch of work begins.
    let begin = start;
    while (works(begin - minute)) begin -= minute;
    const first = Math.ceil(begin / (15 * minute)) * 15 * minute;
    if ((start - first) % (rules.step * minute) !== 0) continue;
    const held = { start: start - rules.bufferBefore * minute, end: end + rules.bufferAfter * minute };
    while (held.start % (15 * minute) !== 0) held.start -= minute;
    while (held.end % (15 * minute) !== 0) held.end += minute;
    if (host.busy.some((taken) => taken.start < held.end && held.start < taken.end)) continue;
    free.push(start);
  }
  return free;
}
