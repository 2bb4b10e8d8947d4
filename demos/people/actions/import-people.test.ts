import { expect, it } from 'vitest';
import { managersAbove } from '../rules/tree.ts';
import { viewerOf } from '../rules/viewer.ts';
import { readStaff, type StaffRow, staffRow, takeStaff } from './import-people.ts';
import { rowsAfter, sampleDay, sampleRows } from './sample-rows.ts';

const row = (given: Partial<StaffRow>): StaffRow => ({
  name: '',
  last: '',
  email: '',
  title: '',
  team: '',
  manager: '',
  country: '',
  city: '',
  started: '',
  born: '',
  phone: '',
  hours: null,
  monthly: 300_000,
  iban: '',
  ...given,
});
const ruth = row({ name: 'Ruth', last: 'Adler', email: 'ruth@own.example', team: 'Office', country: 'IE' });
const ben = row({
  name: 'Ben Toma',
  email: 'ben@own.example',
  team: 'Bakery',
  manager: 'Ruth Adler',
  hours: 20,
});
const ida = row({ name: 'Ida Moe', email: 'ida@own.example', team: 'Bakery', manager: 'ben@own.example' });
const list = [ruth, ben, ida];
const read = readStaff(list, sampleRows, sampleDay, 'NL');

it('joins names, and fills in what a row does not say', () => {
  expect(read.people.map(({ name, country, started }) => [name, country, started])).toEqual([
    ['Ruth Adler', 'IE', sampleDay],
    ['Ben Toma', 'NL', sampleDay],
    ['Ida Moe', 'NL', sampleDay],
  ]);
  expect(read.contracts.map(({ week }) => week[0])).toEqual([480, 240, 480]);
  expect(read.teams.map(({ name }) => name)).toEqual(['Office', 'Bakery']);
  expect(read.notes).toEqual([]);
});

it('says by its row what could not be taken as it stands', () => {
  const odd = [
    ruth,
    row({ name: 'Ulf', manager: 'Nobody Known', monthly: null }),
    { ...ben, email: ruth.email },
  ];
  expect(readStaff(odd, sampleRows, sampleDay, 'DE').notes).toEqual([
    { at: 1, said: 'Monthly pay is missing, so payroll will pay nothing.' },
    { at: 2, said: 'ruth@own.example is already in an earlier row, so this row is left out.' },
    { at: 1, said: 'Nobody is called “Nobody Known”, so Ulf has no manager yet.' },
  ]);
});

it('refuses a country without known holidays, hours beyond a week, and what is no date', () => {
  const wrong = staffRow.safeParse({ ...ruth, country: 'Norway', hours: 90, started: 'soon' });
  expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(['country', 'started', 'hours']);
  expect(wrong.error?.issues.every(({ message }) => !message.startsWith('Invalid'))).toBe(true);
});

it('links managers by name or email, and never in a circle', () => {
  const rows = rowsAfter(sampleRows, takeStaff(sampleRows, read, true));
  const ida = [...rows.people.values()].find(({ name }) => name === 'Ida Moe');
  expect(managersAbove(rows.people, ida?.id ?? '').map(({ name }) => name)).toEqual([
    'Ben Toma',
    'Ruth Adler',
  ]);
  const circle = [row({ name: 'One', manager: 'Two' }), row({ name: 'Two', manager: 'One' })];
  const linked = readStaff(circle, sampleRows, sampleDay, 'DE');
  expect(linked.people.filter(({ managerId }) => managerId)).toHaveLength(1);
  expect(linked.notes).toEqual([{ at: 1, said: 'One works under Two, so Two has no manager yet.' }]);
});

it('leaves nothing of the sample behind when it takes its place, and every role has somebody', () => {
  const rows = rowsAfter(sampleRows, takeStaff(sampleRows, read, true));
  expect(rows.people.size).toBe(3);
  expect(
    [...rows.requests.values(), ...rows.health.values(), ...rows.contracts.values()].every(({ personId }) =>
      rows.people.has(personId),
    ),
  ).toBe(true);
  for (const role of ['manager', 'employee', 'hr'] as const)
    expect(viewerOf(rows, role)?.person.name).toBeTruthy();
});
