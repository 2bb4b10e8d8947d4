import { type Country, countries, countryCodes } from '#engines/leave/holidays.ts';
import type { Table } from '#lib/files/table.ts';
import { amountOf } from '#lib/money/money.ts';
import type { Edit } from '../../app-kit/sandbox/edits.ts';
import type { PeopleRows } from '../application.ts';
import type { PeopleRecords, Person, Team, WorkContract } from '../records.ts';
import { leaveDaysIn } from '../rules/policy.ts';
import type { Done } from './outcome.ts';

/** What can stand in a list of staff, with the names its columns go by. */
const fields = {
  name: ['name', 'full name', 'employee', 'employee name'],
  first: ['first name', 'given name', 'firstname'],
  last: ['last name', 'surname', 'family name', 'lastname'],
  email: ['email', 'e-mail', 'work email', 'mail'],
  title: ['title', 'job title', 'position', 'role', 'designation'],
  team: ['team', 'department', 'group'],
  manager: ['manager', 'reports to', 'supervisor', 'manager email'],
  country: ['country', 'location country'],
  city: ['city', 'office', 'location'],
  started: ['start date', 'started', 'hire date', 'joined', 'date of joining', 'start'],
  born: ['born', 'birthday', 'date of birth'],
  phone: ['phone', 'mobile'],
  hours: ['hours', 'hours a week', 'weekly hours'],
  monthly: ['monthly pay', 'pay', 'salary', 'monthly salary'],
} as const;
type Field = keyof typeof fields;

export interface ReadStaff {
  people: Person[];
  teams: Team[];
  contracts: WorkContract[];
  /** Columns that were understood, and those that were not. */
  matched: string[];
  ignored: string[];
  /** What was left out or filled in, with its line. */
  problems: string[];
}

const plain = (text: string) => text.trim().toLowerCase().replace(/[_-]+/g, ' ');

/** Which column holds which field. */
function columnsOf(columns: readonly string[]): Map<Field, number> {
  const found = new Map<Field, number>();
  for (const [field, names] of Object.entries(fields) as [Field, readonly string[]][]) {
    const at = columns.findIndex((column) => names.some((name) => plain(name) === plain(column)));
    if (at >= 0) found.set(field, at);
  }
  return found;
}

function dateOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? [];
  const [, first, second, last] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  const parts = year ? [year, month, day] : last ? [last, second, first] : null;
  const date = parts?.map((part) => String(part).padStart(2, '0')).join('-');
  return date && !Number.isNaN(Date.parse(date)) ? date : null;
}

function countryOf(text: string): Country | null {
  const wanted = plain(text);
  return countryCodes.find((code) => plain(code) === wanted || plain(countries[code]) === wanted) ?? null;
}

/** Reads a list of staff. A row without a name is left out; whatever else is missing is filled in, and both are said. */
export function readStaff(table: Table, rows: PeopleRows, day: string, firstLine = 2): ReadStaff {
  const columns = columnsOf(table.columns);
  const problems: string[] = [];
  const teams = new Map([...rows.teams.values()].map((team) => [plain(team.name), team]));
  const added: Team[] = [];
  const known = new Map([...rows.people.values()].map((person) => [person.email.toLowerCase(), person]));
  const people: Person[] = [];
  const contracts: WorkContract[] = [];
  const managers: string[] = [];
  let number = Math.max(1000, ...[...rows.people.values()].map((person) => person.number));

  function teamFor(name: string): string {
    const found = teams.get(plain(name));
    if (found) return found.id;
    const made = { id: `i-${teams.size + 1}`, name: name.trim(), area: 'Imported' };
    teams.set(plain(name), made);
    added.push(made);
    return made.id;
  }

  for (const [at, row] of table.rows.entries()) {
    const cell = (field: Field) => row[columns.get(field) ?? -1]?.trim() ?? '';
    const line = at + firstLine;
    const name = cell('name') || `${cell('first')} ${cell('last')}`.trim();
    if (!name) {
      if (row.some((each) => each.trim()))
        problems.push(`Line ${line}: there is no name, so it was left out.`);
      continue;
    }
    const email = cell('email').toLowerCase();
    const before = email ? known.get(email) : undefined;
    const country = countryOf(cell('country')) ?? before?.country ?? null;
    if (!country && cell('country'))
      problems.push(`Line ${line}: holidays of “${cell('country')}” aren’t known; Germany’s are used.`);
    const started = dateOf(cell('started'));
    if (!started && cell('started'))
      problems.push(`Line ${line}: “${cell('started')}” isn’t a date such as 2024-03-01; today was taken.`);
    number += 1;
    const id = before?.id ?? `i${number}`;
    const from = started ?? before?.started ?? day;
    people.push({
      id,
      number: before?.number ?? number,
      name,
      email: email || before?.email || '',
      phone: cell('phone') || before?.phone || '',
      title: cell('title') || before?.title || 'Not given',
      teamId: teamFor(cell('team') || 'No team'),
      managerId: before?.managerId ?? null,
      country: country ?? 'DE',
      city: cell('city') || before?.city || '',
      born: dateOf(cell('born')) ?? before?.born ?? '1990-01-01',
      started: from,
      ended: null,
      children: before?.children ?? 0,
      iban: before?.iban ?? '',
      opening: before?.opening ?? { year: Number(day.slice(0, 4)), minutes: 0 },
    });
    managers.push(cell('manager'));
    if (!before) contracts.push(contractFor(id, from, country ?? 'DE', cell('hours'), cell('monthly')));
  }
  linkManagers(people, managers, known, problems, firstLine);
  const matched = [...columns.values()].map((at) => table.columns[at] ?? '');
  return {
    people,
    teams: added,
    contracts,
    matched,
    ignored: table.columns.filter((column) => !matched.includes(column)),
    problems,
  };
}

function contractFor(id: string, from: string, country: Country, hours: string, pay: string): WorkContract {
  const weekly = Number.parseFloat(hours.replace(',', '.'));
  const daily = Math.round(((weekly > 0 && weekly <= 60 ? weekly : 40) * 60) / 5);
  return {
    id: `${id}-1`,
    personId: id,
    from,
    to: null,
    week: [daily, daily, daily, daily, daily, 0, 0],
    leaveDays: leaveDaysIn[country],
    monthly: amountOf(pay.replace(/[^\d.]/g, ''), 'EUR') ?? 0,
  };
}

/** Managers stand in the file by email or by name, above or below their people. */
function linkManagers(
  people: Person[],
  managers: readonly string[],
  known: ReadonlyMap<string, Person>,
  problems: string[],
  firstLine: number,
) {
  const byName = new Map<string, string>();
  for (const person of [...known.values(), ...people]) {
    byName.set(plain(person.name), person.id);
    if (person.email) byName.set(person.email.toLowerCase(), person.id);
  }
  const above = new Map(people.map((person) => [person.id, person.managerId]));
  for (const [at, person] of people.entries()) {
    const wanted = managers[at]?.trim() ?? '';
    if (!wanted) continue;
    const id = byName.get(wanted.toLowerCase()) ?? byName.get(plain(wanted));
    let circle = id === person.id;
    for (let next = id; next && !circle; next = above.get(next) ?? undefined)
      circle = above.get(next) === person.id;
    if (!id)
      problems.push(
        `Line ${at + firstLine}: nobody is called “${wanted}”, so ${person.name} has no manager yet.`,
      );
    else if (circle)
      problems.push(`Line ${at + firstLine}: ${wanted} works under ${person.name}, so that was left out.`);
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
