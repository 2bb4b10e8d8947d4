import { writeCalendar } from '#lib/time/ics.ts';

/** One free time of the sample week. */
export interface Slot {
  /** As a calendar counts: 1 is Monday. */
  weekday: number;
  at: string;
  who: string;
}

/** A time that somebody holds, as it is kept in the browser. */
export interface Held extends Slot {
  /** The day in the visitor's own calendar, such as 2026-11-24. */
  day: string;
  name: string;
  about: string;
}

const visitMinutes = 20;

const two = (number: number): string => String(number).padStart(2, '0');

/** The next such weekday after today, by the visitor's own clock. */
export function nextDay(weekday: number, today: Date): string {
  const ahead = (weekday - today.getDay() + 7) % 7 || 7;
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** A day as people say it: 2026-11-24 is 'Tuesday 24 November'. */
export function spokenDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return `${weekdays[new Date(year, month - 1, date).getDay()]} ${date} ${months[month - 1]}`;
}

export function nameTrouble(typed: string): string | null {
  const name = typed.trim();
  if (name === '') return 'Type your name, so we know who to call in.';
  return /\p{L}/u.test(name) ? null : 'A name needs at least one letter.';
}

/** What is wrong with the words about the visit. */
export const aboutTrouble = (typed: string): string | null =>
  typed.length > 140
    ? `Say it in 140 characters; this is ${typed.length}. You can tell us the rest in the room.`
    : null;

/** An entry for the visitor's own calendar, at their own hour. */
export function calendarOf({ day, at, name, about }: Held, person: string, stamp: Date): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const start = new Date(year, month - 1, date, hour, minute);
  return writeCalendar({
    product: 'Harbour Lane Practice',
    events: [
      {
        uid: `${day}-${at.replace(':', '')}@harbour-lane.example`,
        sequence: 0,
        stamp,
        start,
        end: new Date(start.getTime() + visitMinutes * 60_000),
        summary: `${person}, Harbour Lane Practice (sample)`,
        description: about.trim() ? `${name.trim()}: ${about.trim()}` : name.trim(),
        location: '4 Harbour Lane',
        status: 'CONFIRMED',
      },
    ],
  });
}

/** Reads what was kept; null where it is no time that this practice has. */
export function heldFrom(kept: unknown, slots: readonly Slot[]): Held | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const read = new Map<string, unknown>(Object.entries(kept));
  const slot = slots.find(
    ({ weekday, at, who }) =>
      weekday === read.get('weekday') && at === read.get('at') && who === read.get('who'),
  );
  const [day, name, about] = ['day', 'name', 'about'].map((key) => read.get(key));
  return slot &&
    typeof day === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    typeof name === 'string' &&
    typeof about === 'string' &&
    !nameTrouble(name)
    ? { ...slot, day, name, about }
    : null;
}
