import { plannedMinutes } from '#engines/leave/working-time.ts';
import { daysLater } from '#lib/time/days.ts';
import type { PeopleRows } from '../application.ts';
import type { Person, TimeEntry } from '../records.ts';
import { ofPerson } from './by-person.ts';
import { daysOf } from './leave-account.ts';

/** Minutes of work in an entry; none while somebody is still clocked in. */
export const workedIn = ({ from, to, pause }: TimeEntry): number =>
  to === null ? 0 : Math.max(0, to - from - pause);

/** One day of somebody’s week: what was planned, taken as leave, and worked. */
export interface WorkedDay {
  day: string;
  planned: number;
  leave: number;
  worked: number;
  entry: TimeEntry | null;
}

/** The seven days from a Monday on. */
export function weekOf(rows: PeopleRows, person: Person, monday: string): WorkedDay[] {
  const contracts = ofPerson(rows.contracts, person.id);
  const times = ofPerson(rows.times, person.id);
  const sunday = daysLater(monday, 6);
  const leave = ofPerson(rows.requests, person.id)
    .filter(({ state, from, to }) => state === 'approved' && from <= sunday && to >= monday)
    .flatMap((request) => daysOf(rows, person, request));
  return Array.from({ length: 7 }, (_, at) => {
    const day = daysLater(monday, at);
    const entry = times.find((each) => each.day === day) ?? null;
    return {
      day,
      planned: plannedMinutes(contracts, person.country, day),
      leave: leave.filter((each) => each.day === day).reduce((sum, { minutes }) => sum + minutes, 0),
      worked: entry ? workedIn(entry) : 0,
      entry,
    };
  });
}

/** What a week holds beyond its plan, up to a day: leave counts as worked, and a day under way not yet. */
export const overtimeOf = (week: readonly WorkedDay[], until: string): number =>
  week
    .filter(({ day, entry }) => day < until || (day === until && entry !== null && entry.to !== null))
    .reduce((sum, { planned, leave, worked }) => sum + worked + leave - planned, 0);

/** Minutes since midnight as a clock shows them: '08:30'. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A clock's time as minutes since midnight; null for what is none. */
export function minutesOfClock(text: string): number | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d\d)$/.exec(text.trim()) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return hours !== '' && Number(minutes) < 60 && total <= 1440 ? total : null;
}

/** Minutes as hours: '7:45 h', with their sign when they are a difference. */
export function hoursText(minutes: number, signed = false): string {
  const size = Math.abs(minutes);
  const sign = minutes < 0 ? '−' : signed && minutes > 0 ? '+' : '';
  return `${sign}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')} h`;
}
