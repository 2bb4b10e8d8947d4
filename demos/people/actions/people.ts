import { countryCodes } from '#engines/leave/holidays.ts';
import type { PeopleRows } from '../application.ts';
import type { Person } from '../records.ts';
import { checklistFor } from '../rules/checklist.ts';
import { leaveDaysIn } from '../rules/policy.ts';
import { stepsOf } from '../rules/starters.ts';
import { whyNotUnder } from '../rules/tree.ts';
import type { Viewer } from '../rules/viewer.ts';
import { firstName, type Outcome, refused } from './outcome.ts';

/** Puts somebody under another manager. */
export function changeManager(
  rows: PeopleRows,
  viewer: Viewer,
  id: string,
  managerId: string,
  day: string,
): Outcome {
  const [person, manager] = [rows.people.get(id), rows.people.get(managerId)];
  if (viewer.role !== 'hr') return refused('Only HR can change who someone reports to.');
  const problem = whyNotUnder(rows.people, id, managerId);
  if (problem || !person || !manager)
    return refused(problem ?? 'This person is no longer in the records.', 'manager');
  if (person.managerId === managerId)
    return refused(`${person.name} reports to ${manager.name} already.`, 'manager');
  const eventId = `${id}-m${rows.events.size}`;
  return {
    said: `${person.name} now reports to ${manager.name}`,
    edits: [
      { in: 'people', id, row: { ...person, managerId } },
      {
        in: 'events',
        id: eventId,
        row: { id: eventId, personId: id, day, what: `Reports to ${manager.name}` },
      },
    ],
  };
}

/** What HR can type about a person. */
export type TypedPerson = Pick<
  Person,
  'name' | 'title' | 'email' | 'phone' | 'teamId' | 'country' | 'city' | 'born' | 'iban'
> & { ended: string };

const date = /^\d{4}-\d\d-\d\d$/;

function problemIn(rows: PeopleRows, typed: TypedPerson, id: string) {
  if (!typed.name) return refused('Enter a name.', 'name');
  if (!typed.title) return refused('Write what they do.', 'title');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email))
    return refused('Enter an email address such as name@company.example.', 'email');
  const same = [...rows.people.values()].find((each) => each.id !== id && each.email === typed.email);
  if (same) return refused(`${same.name} already has this address.`, 'email');
  if (!rows.teams.has(typed.teamId)) return refused('Choose a team.', 'teamId');
  if (!countryCodes.includes(typed.country)) return refused('Choose a country.', 'country');
  if (!date.test(typed.born)) return refused('Choose a date.', 'born');
  if (typed.iban && !/^(?=.*\d{4})[\dA-Z -]{8,42}$/i.test(typed.iban))
    return refused('Enter an account number, such as an IBAN, or leave it empty.', 'iban');
  return null;
}

/** Changes somebody's details, and writes a change of title or team into their history. */
export function editPerson(
  rows: PeopleRows,
  viewer: Viewer,
  id: string,
  typed: TypedPerson,
  day: string,
): Outcome {
  const person = rows.people.get(id);
  if (!person) return refused('This person is no longer in the records.');
  if (viewer.role !== 'hr') return refused('Only HR can change these details.');
  const wrong = problemIn(rows, typed, id);
  if (wrong) return wrong;
  if (typed.ended && typed.ended < person.started)
    return refused('The last day comes before the first one.', 'ended');
  const changes = [
    typed.title === person.title ? '' : `Became ${typed.title}`,
    typed.teamId === person.teamId ? '' : `Moved to ${rows.teams.get(typed.teamId)?.name ?? 'another team'}`,
  ].filter(Boolean);
  return {
    said: `Changed ${firstName(person.name)}’s details`,
    edits: [
      { in: 'people', id, row: { ...person, ...typed, ended: typed.ended || null } },
      ...changes.map((what, at) => {
        const eventId = `${id}-c${rows.events.size + at}`;
        return { in: 'events' as const, id: eventId, row: { id: eventId, personId: id, day, what } };
      }),
    ],
  };
}

/** A new person with a full-time contract and a list of what is to be done for them. */
export function hire(
  rows: PeopleRows,
  viewer: Viewer,
  typed: TypedPerson & { started: string; managerId: string; monthly: number | null },
): Outcome {
  if (viewer.role !== 'hr') return refused('Only HR can add people.');
  const wrong = problemIn(rows, typed, '');
  if (wrong) return wrong;
  const { monthly, started, managerId, ended: _, ...details } = typed;
  if (!date.test(started)) return refused('Choose the first day of work.', 'started');
  if (!rows.people.has(managerId)) return refused('Choose a manager.', 'managerId');
  if (monthly === null || monthly <= 0) return refused('Enter an amount such as 3200.', 'monthly');
  const number = Math.max(1000, ...[...rows.people.values()].map((each) => each.number)) + 1;
  const id = `n${number}`;
  const person: Person = {
    ...details,
    id,
    number,
    managerId,
    started,
    ended: null,
    children: 0,
    opening: { year: Number(started.slice(0, 4)), minutes: 0 },
  };
  const contract = {
    id: `${id}-1`,
    personId: id,
    from: started,
    to: null,
    week: [480, 480, 480, 480, 480, 0, 0],
    leaveDays: leaveDaysIn[person.country],
    monthly,
  };
  const event = { id: `${id}-h1`, personId: id, day: started, what: `Joined as ${person.title}` };
  return {
    said: `Added ${person.name}`,
    edits: [
      { in: 'people', id, row: person },
      { in: 'contracts', id: contract.id, row: contract },
      { in: 'events', id: event.id, row: event },
      ...checklistFor(person, stepsOf(rows)).map((task) => ({
        in: 'tasks' as const,
        id: task.id,
        row: task,
      })),
    ],
  };
}
