/** A stretch of a day by the wall clock, as `HH:MM`; `24:00` is the end of the day. */
export interface Period {
  from: string;
  to: string;
}

/** Monday is 1, Sunday 7, as ISO 8601 counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A stretch of time, in milliseconds since 1970; the end is not part of it. */
export interface Span {
  start: number;
  end: number;
}

/** When somebody works, by the clock of their own zone. */
export interface WorkingHours {
  /** The time zone that the hours are meant in. */
  zone: string;
  weekly: Readonly<Partial<Record<Weekday, readonly Period[]>>>;
  /** Days that differ, by their date; no periods is a day off. They hold on holidays and outside the house's hours too. */
  overrides: Readonly<Record<string, readonly Period[]>>;
  /** Dates on which the week does not count. */
  holidays?: ReadonlySet<string> | undefined;
  /** When the house is open: the week counts only as far as it is. */
  house?: WorkingHours | undefined;
}

/** When somebody can be met. */
export interface Availability extends WorkingHours {
  hostId: string;
  /** What is taken already: held bookings and appointments elsewhere. */
  busy: readonly Span[];
  /** How many meetings of this type each day holds already, by the host's date. */
  booked: Readonly<Record<string, number>>;
}

/** What a type of meeting asks for. All in minutes, but `daysAhead`. */
export interface MeetingRules {
  minutes: number;
  /** Between one start and the next that is offered; a multiple of 15. */
  step: number;
  bufferBefore: number;
  bufferAfter: number;
  /** The least time between now and a start. */
  notice: number;
  /** The furthest day, counted from the host's today. */
  daysAhead: number;
  /** Meetings of this type a host holds on one day. */
  dailyLimit: number | null;
}

/** A start that can be booked, and who could hold it. */
export interface Slot {
  start: number;
  hostIds: readonly string[];
}

const minute = 60_000;
const quarter = 15 * minute;

/** What a booking holds: with its buffers, rounded out to quarters of an hour. Two of these never overlap on one host. */
export function heldSpan(
  start: number,
  rules: Pick<MeetingRules, 'minutes' | 'bufferBefore' | 'bufferAfter'>,
): Span {
  const from = start - rules.bufferBefore * minute;
  const to = start + (rules.minutes + rules.bufferAfter) * minute;
  return { start: Math.floor(from / quarter) * quarter, end: Math.ceil(to / quarter) * quarter };
}
