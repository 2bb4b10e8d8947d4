import { z } from 'zod';
import { type Country, countryCodes } from '#engines/leave/holidays.ts';
import type { Edit } from '../../app-kit/sandbox/edits.ts';
import type { PeopleRows } from '../application.ts';
import type { PeopleRecords, Person, Team, WorkContract } from '../records.ts';
import { leaveDaysIn } from '../rules/policy.ts';
import type { Done } from './outcome.ts';

const text = z.string().trim().max(200, 'Use up to 200 characters.');
const date = z.union([z.literal(''), z.iso.date('Enter a date such as 2024-03-01.')]);

/** A row of somebody's own list of staff. */
export const staffRow = z.object({
  name: text.min(1, 'Enter a name.'),
  last: text,
  email: z.union([z.literal(''), z.email('Enter an email address such as name@company.example.')]),
  title: text,
  team: text,
  manager: text,
  country: z.enum(['', ...countryCodes], 'We don’t have the public holidays of this country.'),
  city: text,
  started: date,
  born: date,
  phone: text,
  hours: z
    .number()
    .min(1, 'Enter hours a week from 1 to 60.')
    .max(60, 'Enter hours a week from 1 to 60.')
    .nullable(),
  monthly: z.number().min(0, 'Pay can’t be negative.').nullable(),
  iban: text,
});
export type StaffRow = z.output<typeof staffRow>;

export interface ReadStaff {
  people: Person[];
  teams: Team[];
  contracts: WorkContract[];
  /** What could not be taken as it stands, by the place of its row. */
  notes: { at: number; said: string }[];
}

const plain = (words: string) => words.trim().toLowerCase().replace(/[_-]+/g, ' ');

/** People, teams and contracts out of a list of staff; `home` is the country of rows that name none. */
export function readStaff(
  values: readonly StaffRow[],
  rows: PeopleRows,
  day: string,
  home: Country,
): ReadStaff {
  const notes: ReadStaff['notes'] = [];
  const teams = new Map([...rows.teams.values()].map((team) => [plain(team.name), team]));
  const added: Team[] = [];
  const known = new Map([...rows.people.values()].map((person) => [person.email.toLowerCase(), person]));
  const people: Person[] = [];
  const contracts: WorkContract[] = [];
  const managers: { at: number; wanted: string }[] = [];
  const seen = new Set<string>();
  let number = Math.max(1000, ...[...rows.people.values()].map((person) => person.number));

  function teamFor(name: string): string {
    const found = teams.get(plain(name));
    if (found) return found.id;
    const made = { id: `i-${teams.size + 1}`, name, area: 'Imported' };
    teams.set(plain(name), made);
    added.push(made);
    return made.id;
  }

  for (const [at, row] of values.entries()) {
    const email = row.email.toLowerCase();
    if (email && seen.has(email)) {
      notes.push({ at, said: `${row.email} is already in an earlier row, so this row is left out.` });
      continue;
    }
    seen.add(email);
    const before = email ? known.get(email) : undefined;
    const country = row.country || before?.country || home;
    number += 1;
    const id = before?.id ?? `i${number}`;
    const started = row.started || before?.started || day;
    people.push({
      id,
      number: before?.number ?? number,
      name: `${row.name} ${row.last}`.trim(),
      email: email || before?.email || '',
      phone: row.phone || before?.phone || '',
      title: row.title || before?.title || '',
      teamId: teamFor(row.team || 'No team'),
      managerId: before?.managerId ?? null,
      country,
      city: row.city || before?.city || '',
      born: row.born || before?.born || '',
      started,
      ended: null,
      children: before?.children ?? 0,
      iban: row.iban || before?.iban || '',
      opening: before?.opening ?? { year: Number(day.slice(0, 4)), minutes: 0 },
    });
    managers.push({ at, wanted: row.manager });
    if (!before) contracts.push(contractFor(id, started, country, row));
    if (!before && row.monthly === null)
      notes.push({ at, said: 'Monthly pay is missing, so payroll will pay nothing.' });
  }
  linkManagers(people, managers, known, notes);
  return { people, teams: added, contracts, notes };
}

function contractFor(id: string, from: string, country: Country, row: StaffRow): WorkContract {
  const daily = Math.round(((row.hours ?? 40) * 60) / 5);
  return {
    id: `${id}-1`,
    personId: id,
    from,
    to: null,
    week: [daily, daily, daily, daily, daily, 0, 0],
    leaveDays: leaveDaysIn[country],
    monthly: row.monthly ?? 0,
  };
}

/** The file names managers by email or by name, above or below their people. */
function linkManagers(
  people: Person[],
  managers: readonly { at: number; wanted: string }[],
  known: ReadonlyMap<string, Person>,
  notes: ReadStaff['notes'],
) {
  const byName = new Map<string, string>();
  for (const person of [...known.values(), ...people]) {
    byName.set(plain(person.name), person.id);
    if (person.email) byName.set(person.email.toLowerCase(), person.id);
  }
  const above = new Map(people.map((person) => [person.id, person.managerId]));
  for (const [place, person] of people.entries()) {
    const { at = 0, wanted = '' } = managers[place] ?? {};
    if (!wanted) continue;
    const id = byName.get(wanted.toLowerCase()) ?? byName.get(plain(wanted));
    let circle = id === person.id;
    for (let next = id; next && !circle; next = above.get(next) ?? undefined)
      circle = above.get(next) === person.id;
    if (!id) notes.push({ at, said: `Nobody is called “${wanted}”, so ${person.name} has no manager yet.` });
    else if (circle)
      notes.push({
        at,
        said: `${wanted} works under ${person.name}, so ${person.name} has no manager yet.`,
      });
    else {
      person.managerId = id;
      above.set(person.id, id);
    }
  }
}

/** Takes what was read, beside the people who are there or instead of them. */
export function takeStaff(rows: PeopleRows, read: ReadStaff, instead: boolean): Done {
  const keep = new Set(read.people.map(({ id }) => id));
  const gone: Edit<PeopleRecords>[] = [];
  if (instead) {
    for (const id of rows.people.keys()) if (!keep.has(id)) gone.push({ in: 'people', id, row: null });
    for (const name of [
      'contracts',
      'requests',
      'health',
      'times',
      'corrections',
      'documents',
      'events',
      'extras',
      'tasks',
      'goals',
      'reviews',
    ] as const)
      for (const [id, row] of rows[name]) if (!keep.has(row.personId)) gone.push({ in: name, id, row: null });
    for (const { personId, fileId } of rows.documents.values())
      if (fileId && !keep.has(personId)) gone.push({ in: 'files', id: fileId, row: null });
    for (const id of rows.rounds.keys()) gone.push({ in: 'rounds', id, row: null });
    for (const id of rows.teams.keys())
      if (!read.people.some(({ teamId }) => teamId === id)) gone.push({ in: 'teams', id, row: null });
  }
  return {
    said: `Imported ${read.people.length} people`,
    edits: [
      ...gone,
      ...read.teams.map((row) => ({ in: 'teams' as const, id: row.id, row })),
      ...read.people.map((row) => ({ in: 'people' as const, id: row.id, row })),
      ...read.contracts.map((row) => ({ in: 'contracts' as const, id: row.id, row })),
    ],
  };
}
