/** Something with a beginning and an end, in minutes after midnight. */
export interface Slot {
  id: string;
  from: number;
  to: number;
  title: string;
}

export interface Session extends Slot {
  by: string;
  room: 'pool' | 'lockers';
}

/** What somebody chose, and what they wrote in themselves. */
export interface Agenda {
  chosen: readonly string[];
  own: readonly Slot[];
}

export const opens = 570;
const closes = 1020;
export const mostOwn = 12;

export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Reads 14:20, 14.20, 1420, 2 pm or 14. Null where it is no time of day. */
export function minutesOf(typed: string): number | null {
  const found = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*(am|pm)?$/i.exec(typed.trim());
  if (!found) return null;
  const half = found[3]?.toLowerCase();
  const typedHour = Number(found[1]);
  if (half && (typedHour < 1 || typedHour > 12)) return null;
  const hour = half ? (typedHour % 12) + (half === 'pm' ? 12 : 0) : typedHour;
  const minute = Number(found[2] ?? 0);
  return hour < 24 && minute < 60 ? hour * 60 + minute : null;
}

export interface Typed {
  title: string;
  from: string;
  to: string;
}

/** What is wrong with an entry that the visitor adds, field by field. */
export function troubleOf({ title, from, to }: Typed): Partial<Typed> {
  const trouble: Partial<Typed> = {};
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (title.trim() === '') trouble.title = 'Say what it is, so you’ll recognise it in your calendar.';
  const open = `The hall is open from ${clock(opens)} to ${clock(closes)}.`;
  if (start === null) trouble.from = 'Write a time like 14:20.';
  else if (start < opens || start >= closes) trouble.from = open;
  if (end === null) trouble.to = 'Write a time like 14:40.';
  else if (start !== null && end <= start) trouble.to = `That isn’t after ${clock(start)}.`;
  else if (end > closes) trouble.to = open;
  return trouble;
}

/** The day in sequence: what was chosen and what was written in. */
export const dayOf = ({ chosen, own }: Agenda, sessions: readonly Session[]): Slot[] =>
  [...sessions.filter(({ id }) => chosen.includes(id)), ...own].sort(
    (one, other) => one.from - other.from || one.to - other.to,
  );

export interface Clash {
  one: Slot;
  other: Slot;
  minutes: number;
}

/** Every pair that overlaps. What ends when the other begins doesn't. */
export const clashes = (day: readonly Slot[]): Clash[] =>
  day.flatMap((one, index) =>
    day.slice(index + 1).flatMap((other) => {
      const minutes = Math.min(one.to, other.to) - Math.max(one.from, other.from);
      return minutes > 0 ? { one, other, minutes } : [];
    }),
  );

/** How long somebody sits still, with overlaps counted once. */
export function minutesBusy(day: readonly Slot[]): number {
  let busy = 0;
  let until = 0;
  for (const { from, to } of day) {
    busy += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return busy;
}

const isSlot = (value: unknown): value is Slot =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'from' in value &&
  typeof value.from === 'number' &&
  'to' in value &&
  typeof value.to === 'number';

/** Reads what was kept in this browser; null where it is no agenda. */
export function agendaFrom(kept: unknown, sessions: readonly Session[]): Agenda | null {
  if (typeof kept !== 'object' || kept === null || !('chosen' in kept) || !('own' in kept)) return null;
  const { chosen, own } = kept;
  if (!Array.isArray(chosen) || !Array.isArray(own) || !own.every(isSlot) || own.length > mostOwn)
    return null;
  return { chosen: sessions.map(({ id }) => id).filter((id) => chosen.includes(id)), own };
}
