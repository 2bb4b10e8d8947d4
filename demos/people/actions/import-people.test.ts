import { expect, it } from 'vitest';
import { tableOf } from '#lib/files/table.ts';
import { managersAbove } from '../rules/tree.ts';
import { viewerOf } from '../rules/viewer.ts';
import { readStaff, takeStaff } from './import-people.ts';
import { rowsAfter, sampleDay, sampleRows } from './sample-rows.ts';

const table = tableOf('staff.csv', [
  ['Full name', 'E-mail', 'Job title', 'Department', 'Reports to', 'Country', 'Hire date', 'Shoe size'],
  ['Ruth Adler', 'ruth@own.example', 'Director', 'Office', '', 'Ireland', '2019-02-01', '39'],
  ['Ben Toma', 'ben@own.example', 'Baker', 'Bakery', 'Ruth Adler', 'IE', '01.03.2022', '44'],
  ['Ida Moe', 'ida@own.example', 'Baker', 'Bakery', 'ben@own.example', 'Norway', 'soon', '40'],
  ['', 'who@own.example', 'Baker', 'Bakery', 'Nobody Known', 'Spain', '2022-01-01', '41'],
]);
const read = readStaff(table, sampleRows, sampleDay);

it('matches columns by their names, and says which it does not know', () => {
  expect(read.matched).toHaveLength(7);
  expect(read.ignored).toEqual(['Shoe size']);
  expect(read.people.map(({ name, country, started }) => [name, country, started])).toEqual([
    ['Ruth Adler', 'IE', '2019-02-01'],
    ['Ben Toma', 'IE', '2022-03-01'],
    ['Ida Moe', 'DE', sampleDay],
  ]);
});

it('says with its line what was left out or filled in', () => {
  expect(read.problems).toEqual([
    'Line 4: holidays of “Norway” aren’t known; Germany’s are used.',
    'Line 4: “soon” isn’t a date such as 2024-03-01; today was taken.',
    'Line 5: there is no name, so it was left out.',
  ]);
});

it('links managers by name or email, and never in a circle', () => {
  const rows = rowsAfter(sampleRows, takeStaff(sampleRows, read, true));
  const ida = [...rows.people.values()].find(({ name }) => name === 'Ida Moe');
  expect(managersAbove(rows.people, ida?.id ?? '').map(({ name }) => name)).toEqual([
    'Ben Toma',
    'Ruth Adler',
  ]);
  const circle = tableOf('c.csv', [
    ['Name', 'Manager'],
    ['One', 'Two'],
    ['Two', 'One'],
  ]);
  const linked = readStaff(circle, sampleRows, sampleDay);
  expect(linked.people.filter(({ managerId }) => managerId)).toHaveLength(1);
  expect(linked.problems).toEqual(['Line 3: One works under Two, so that was left out.']);
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
