import { plannedMinutes } from '#engines/leave/working-time.ts';
import type { PeopleRows } from '../application.ts';
import type { Correction, Person } from '../records.ts';
import { ofPerson } from './by-person.ts';
import { contractsOf, minutesOf, stands } from './leave-account.ts';
import { workedIn } from './worked.ts';

/** Minutes beyond the plan of one day. */
export interface OvertimeDay {
  day: string;
  minutes: number;
}

/** What these times hold beyond what was planned for their day and not taken as leave. */
export function beyondPlan(rows: PeopleRows, person: Person, times: Correction): number {
  const { day } = times;
  const planned = plannedMinutes(contractsOf(rows, person.id), person.country, day);
  const leave = ofPerson(rows.requests, person.id)
    .filter(({ state, from, to }) => state === 'approved' && from <= day && to >= day)
    .reduce(
      (sum, span) =>
        sum +
        minutesOf(rows, person, {
          from: day,
          to: day,
          fromMidday: span.fromMidday && span.from === day,
          toMidday: span.toMidday && span.to === day,
        }),
      0,
    );
  return Math.max(0, workedIn(times) - Math.max(0, planned - leave));
}

/** Overtime of the days that stand as a manager accepted them, by where it goes. */
function acceptedOvertime(rows: PeopleRows, person: Person, goes: 'pay' | 'off'): OvertimeDay[] {
  const days = new Map<string, Correction>();
  for (const correction of ofPerson(rows.corrections, person.id)) {
    const { state, day, from, to, pause } = correction;
    const entry = rows.times.get(`${person.id}-${day}`);
    // Times that were changed again have to be accepted again.
    const stillStands = entry?.from === from && entry.to === to && entry.pause === pause;
    if (state === 'approved' && stillStands) days.set(day, correction);
  }
  return [...days.values()]
    .filter((correction) => (correction.overtime ?? 'pay') === goes)
    .map((correction) => ({ day: correction.day, minutes: beyondPlan(rows, person, correction) }))
    .filter(({ minutes }) => minutes > 0);
}

/** What closed runs have paid of somebody's overtime, by day. */
function paidDays({ runs }: PeopleRows, personId: string): Map<string, number> {
  const paid = new Map<string, number>();
  for (const run of runs.values())
    for (const each of run.overtime ?? [])
      if (each.personId === personId) paid.set(each.day, (paid.get(each.day) ?? 0) + each.minutes);
  return paid;
}

const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** The run that pays a day's overtime: that of its month, or the first open one after it. */
function runFor({ runs }: PeopleRows, day: string): string {
  let month = day.slice(0, 7);
  while (runs.has(month)) month = monthAfter(month);
  return month;
}

/** The overtime that a month's run pays to somebody: each accepted minute once, in no run before its own month. */
export function overtimeDue(rows: PeopleRows, person: Person, month: string): OvertimeDay[] {
  const accepted = acceptedOvertime(rows, person, 'pay');
  if (accepted.length === 0) return [];
  const paid = paidDays(rows, person.id);
  return accepted
    .map(({ day, minutes }) => ({ day, minutes: minutes - (paid.get(day) ?? 0) }))
    .filter(({ day, minutes }) => minutes > 0 && runFor(rows, day) === month);
}

/** Overtime that can still be taken as time off, in minutes, without what one request asks for. */
export function timeOffLeft(rows: PeopleRows, person: Person, without = ''): number {
  const paid = paidDays(rows, person.id);
  const earned = acceptedOvertime(rows, person, 'off').reduce(
    (sum, { day, minutes }) => sum + Math.max(0, minutes - (paid.get(day) ?? 0)),
    0,
  );
  return ofPerson(rows.requests, person.id)
    .filter((request) => request.type === 'time-off' && stands(request) && request.id !== without)
    .reduce((left, request) => left - minutesOf(rows, person, request), earned);
}
