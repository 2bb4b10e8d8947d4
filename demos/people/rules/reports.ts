import { daysInMonth, earlier } from '#engines/leave/days.ts';
import { contractOn, plannedMinutes, usualDay, weekMinutes } from '#engines/leave/working-time.ts';
import { daysLater } from '#lib/time/days.ts';
import { lastMonths } from '#lib/time/months.ts';
import type { Steps } from '../../app-kit/steps/steps.ts';
import type { PeopleRows } from '../application.ts';
import type { Person } from '../records.ts';
import { ofPerson } from './by-person.ts';
import { contractsOf, daysOf, leaveFigures, leaveLedger } from './leave-account.ts';
import type { LeaveTypeId } from './leave-types.ts';
import { fullWeek } from './policy.ts';
import { allUnder } from './tree.ts';
import type { Viewer } from './viewer.ts';

/** The people that a viewer's reports count: everybody for HR, their own team for a manager. Some may have left. */
export const reportedOn = ({ people }: PeopleRows, { role, person }: Viewer): Person[] =>
  role === 'hr' ? [...people.values()] : role === 'manager' ? allUnder(people, person.id) : [];

const lastDay = (month: string): string =>
  `${month}-${daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))}`;

const worksOn = ({ started, ended }: Person, day: string) =>
  started <= day && (ended === null || ended >= day);

/** Those of them who work here on a day. */
export const workingOn = (people: readonly Person[], day: string): Person[] =>
  people.filter((person) => worksOn(person, day));

/** How many worked here at the end of each month, from a year ago until today. */
export const headcount = (people: readonly Person[], day: string): { month: string; value: number }[] =>
  lastMonths(day, 13).map((month) => ({
    month,
    value: workingOn(people, earlier(lastDay(month), day)).length,
  }));

/** How many begin and how many leave in each of twelve months, of which the last two are still to come. */
export function movements(people: readonly Person[], day: string) {
  const ahead = daysLater(`${day.slice(0, 7)}-15`, 61);
  return lastMonths(ahead, 12).map((month) => ({
    month,
    joined: people.filter(({ started }) => started.startsWith(month)).length,
    left: people.filter(({ ended }) => ended?.startsWith(month)).length,
  }));
}

interface AbsenceKind {
  label: string;
  types: readonly LeaveTypeId[];
}

/**
 * The kinds of absence that a viewer may tell apart. A manager gets two: with all others named, what is left
 * over would be the days of illness.
 */
export const absenceKinds = ({ role }: Viewer): AbsenceKind[] =>
  role === 'hr'
    ? [
        { label: 'Holiday', types: ['holiday'] },
        { label: 'Sick (self or child)', types: ['sick', 'child'] },
        { label: 'Training', types: ['training'] },
        { label: 'Parental', types: ['parental'] },
        { label: 'Unpaid', types: ['unpaid'] },
      ]
    : [
        { label: 'Holiday', types: ['holiday'] },
        { label: 'Other absences', types: ['sick', 'child', 'training', 'parental', 'unpaid'] },
      ];

/** Days of work that people were away in each of the last twelve months until today, by kind; half days are halves. */
export function* daysAway(
  rows: PeopleRows,
  people: readonly Person[],
  kinds: readonly AbsenceKind[],
  day: string,
): Steps<{ month: string; days: number[] }[]> {
  const months = lastMonths(day, 12);
  const first = `${months[0]}-01`;
  const counts = new Map(months.map((month) => [month, kinds.map(() => 0)]));
  for (const person of people) {
    yield;
    const contracts = ofPerson(rows.contracts, person.id);
    for (const request of ofPerson(rows.requests, person.id)) {
      if (request.state !== 'approved' || request.from > day || request.to < first) continue;
      const kind = kinds.findIndex(({ types }) => types.includes(request.type));
      for (const taken of daysOf(rows, person, request)) {
        const days = taken.day <= day ? counts.get(taken.day.slice(0, 7)) : undefined;
        const part = taken.minutes < plannedMinutes(contracts, person.country, taken.day) ? 0.5 : 1;
        if (days) days[kind] = (days[kind] ?? 0) + part;
      }
    }
  }
  return months.map((month) => ({ month, days: counts.get(month) ?? [] }));
}

/** What each group has left of this year's leave, in days a person; planned and asked for is taken off. Most first. */
export function* leaveLeft(
  rows: PeopleRows,
  people: readonly Person[],
  day: string,
  groupOf: (person: Person) => string,
): Steps<{ group: string; people: number; days: number }[]> {
  const groups = new Map<string, number[]>();
  for (const person of workingOn(people, day)) {
    yield;
    const contract = contractOn(contractsOf(rows, person.id), day);
    if (!contract) continue;
    const { free } = leaveFigures(leaveLedger(rows, person, Number(day.slice(0, 4))), day);
    const group = groupOf(person);
    const days = groups.get(group);
    if (days) days.push(free / usualDay(contract));
    else groups.set(group, [free / usualDay(contract)]);
  }
  return [...groups]
    .map(([group, left]) => ({
      group,
      people: left.length,
      days: left.reduce((sum, days) => sum + days, 0) / left.length,
    }))
    .sort((one, other) => other.days - one.days || (one.group < other.group ? -1 : 1));
}

const whole = (started: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(started.slice(0, 4)) - (day.slice(5) < started.slice(5) ? 1 : 0);

const spans = [
  ['Under 1 year', 0],
  ['1 to 2 years', 1],
  ['3 to 4 years', 3],
  ['5 to 9 years', 5],
  ['10 years or more', 10],
] as const;

/** For how many years people have been here, in five spans. */
export const tenure = (people: readonly Person[], day: string): { label: string; value: number }[] => {
  const years = workingOn(people, day).map(({ started }) => whole(started, day));
  return spans.map(([label, from], at) => ({
    label,
    value: years.filter((each) => each >= from && each < (spans[at + 1]?.[1] ?? Number.POSITIVE_INFINITY))
      .length,
  }));
};

/** How many of those who work here work full time, and how many less. */
export function hoursShares(rows: PeopleRows, people: readonly Person[], day: string) {
  const weeks = workingOn(people, day).map((person) => {
    const contract = contractOn(contractsOf(rows, person.id), day);
    return contract ? weekMinutes(contract) : null;
  });
  const most = fullWeek * 0.75;
  const count = (fits: (minutes: number) => boolean) =>
    weeks.filter((minutes) => minutes !== null && fits(minutes)).length;
  return [
    { label: 'Full time', value: count((minutes) => minutes >= fullWeek) },
    {
      label: `${most / 60} hours or more`,
      value: count((minutes) => minutes >= most && minutes < fullWeek),
    },
    { label: `Under ${most / 60} hours`, value: count((minutes) => minutes < most) },
    { label: 'No contract', value: weeks.filter((minutes) => minutes === null).length },
  ].filter(({ label, value }) => value > 0 || label === 'Full time');
}
