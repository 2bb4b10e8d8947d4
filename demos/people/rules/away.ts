import type { Span } from '#engines/leave/request.ts';
import { plannedMinutes } from '#engines/leave/working-time.ts';
import { daysLater } from '#lib/time/days.ts';
import type { PeopleRows } from '../application.ts';
import type { LeaveRequest, Person } from '../records.ts';
import { ofPerson } from './by-person.ts';

const covers = ({ from, to }: Pick<Span, 'from' | 'to'>, day: string) => from <= day && to >= day;

const known = new WeakMap<object, Map<string, ReadonlyMap<string, LeaveRequest>>>();

/** Who is on leave on a day, with the leave that it is. */
export function awayOn(
  { requests }: Pick<PeopleRows, 'requests'>,
  day: string,
): ReadonlyMap<string, LeaveRequest> {
  const days = known.get(requests) ?? new Map<string, ReadonlyMap<string, LeaveRequest>>();
  known.set(requests, days);
  const found = days.get(day);
  if (found) return found;
  const away = new Map<string, LeaveRequest>();
  for (const request of requests.values())
    if (request.state === 'approved' && covers(request, day)) away.set(request.personId, request);
  days.set(day, away);
  return away;
}

const plans = new WeakMap<Person, { contracts: object; day: string; minutes: number }>();

/** What somebody would work on a day; looked up once for each state of the records, because the whole company is shown. */
function plannedOn({ contracts }: PeopleRows, person: Person, day: string): number {
  const known = plans.get(person);
  if (known && known.contracts === contracts && known.day === day) return known.minutes;
  const minutes = plannedMinutes(ofPerson(contracts, person.id), person.country, day);
  plans.set(person, { contracts, day, minutes });
  return minutes;
}

/** How somebody's day stands: at work, on leave, or not working that day. */
export type DayState = 'here' | 'away' | 'off';
export function stateOn(rows: PeopleRows, person: Person, day: string): DayState {
  if (awayOn(rows, day).has(person.id)) return 'away';
  return plannedOn(rows, person, day) > 0 ? 'here' : 'off';
}

/** The first day on which somebody who is away works again. */
export function backOn(rows: PeopleRows, person: Person, request: LeaveRequest): string {
  const own = ofPerson(rows.requests, person.id);
  const contracts = ofPerson(rows.contracts, person.id);
  let day = daysLater(request.to, 1);
  for (let tries = 0; tries < 120; tries += 1) {
    const works = plannedMinutes(contracts, person.country, day) > 0;
    if (works && !own.some((each) => each.state === 'approved' && covers(each, day))) return day;
    day = daysLater(day, 1);
  }
  return day;
}

/** Those who work here on a day: they have begun and not left. */
export const employedOn = (rows: PeopleRows, day: string): Person[] =>
  [...rows.people.values()].filter(
    ({ started, ended }) => started <= day && (ended === null || ended >= day),
  );

/** What happens to somebody on a coming day: they start, leave, have a birthday, or have been here for years. */
export interface Occasion {
  day: string;
  person: Person;
  what: 'starts' | 'leaves' | 'birthday' | 'years';
  years: number;
}

/** The occasions of the days after one, the nearest first. */
export function occasions(people: readonly Person[], day: string, days: number): Occasion[] {
  const found: Occasion[] = [];
  const end = daysLater(day, days);
  const within = (date: string) => date >= day && date < end;
  for (const person of people) {
    if (within(person.started)) found.push({ day: person.started, person, what: 'starts', years: 0 });
    if (person.ended && within(person.ended))
      found.push({ day: person.ended, person, what: 'leaves', years: 0 });
    if (person.started > day || (person.ended && person.ended < day)) continue;
    for (const year of [Number(day.slice(0, 4)), Number(day.slice(0, 4)) + 1]) {
      const birthday = `${year}-${person.born.slice(5)}`;
      if (person.born && within(birthday)) found.push({ day: birthday, person, what: 'birthday', years: 0 });
      const years = year - Number(person.started.slice(0, 4));
      const jubilee = `${year}-${person.started.slice(5)}`;
      if (years > 0 && years % 5 === 0 && within(jubilee))
        found.push({ day: jubilee, person, what: 'years', years });
    }
  }
  return found.sort((one, other) => (one.day < other.day ? -1 : 1));
}
