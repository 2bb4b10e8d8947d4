import { expect, it } from 'vitest';
import { catalogue } from '#engines/paths/catalogue.ts';
import { threePaths } from '#engines/paths/paths.ts';
import { edited, rowsFrom } from '../app-kit/sandbox/edits.ts';
import { choosePath, saveStep, standings, stepsOf, tick } from './actions/plan.ts';
import { planCalendar } from './actions/plan-calendar.ts';
import { saveProfile } from './actions/profile.ts';
import { counselling } from './application.ts';
import type { Counselling, CounsellingRows } from './records.ts';

const day = '2026-11-18';
const rows: CounsellingRows = rowsFrom<Counselling>(counselling.seed(day));
const mira = rows.students.get('s1');
if (!mira) throw new Error('no s1');
const paths = threePaths(catalogue, mira, day);

it('begins with records that its own schemas take, and with somebody in every part', () => {
  const lists = counselling.seed(day);
  for (const name of ['students', 'steps', 'notes'] as const)
    for (const row of lists[name]) expect(counselling.schemas[name].safeParse(row).success).toBe(true);
  expect(new Set(standings(rows, day).map(({ part }) => part))).toEqual(
    new Set(['late', 'soon', 'undecided', 'fine']),
  );
});

it('puts the steps of the last choice in place of those before', () => {
  let now = rows;
  for (const path of paths) {
    const chosen = now.students.get('s1');
    if (chosen) now = edited(now, choosePath(now, chosen, path)).rows;
    expect(stepsOf(now, 's1').map(({ name }) => name)).toEqual(path.steps.map(({ name }) => name));
  }
  expect(now.students.get('s1')?.chosen).toBe(paths.at(-1)?.programme.id);
});

it('names whoever is late first, and moves on when a step is done', () => {
  const [first] = standings(rows, day);
  expect(first?.part).toBe('late');
  if (!first?.next) throw new Error('nothing is late');
  const then = edited(rows, tick(first.next, true)).rows;
  expect(standings(then, day).find(({ student }) => student.id === first.student.id)?.next?.id).not.toBe(
    first.next.id,
  );
});

it('writes open steps as days into a calendar, and leaves out those that are done', () => {
  const [path] = paths;
  if (!path) throw new Error('no path');
  const then = edited(rows, choosePath(rows, mira, path)).rows;
  const [first, ...others] = stepsOf(then, 's1');
  if (!first) throw new Error('no step');
  const file = planCalendar([{ ...first, done: true }, ...others], new Date('2026-11-18T10:00:00Z'));
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(others.length);
  expect(file).toContain(`DTSTART;VALUE=DATE:${others[0]?.by.replaceAll('-', '')}`);
});

it('says which field is wrong', () => {
  const entry = {
    name: 'Mira',
    wishes: ['craft', ''],
    marks: { maths: '66', language: '58', science: '61', arts: '74' },
    budget: '4.000,00',
    city: '',
    has: [],
  };
  expect(saveProfile(mira, { ...entry, wishes: ['', ''] })).toMatchObject({ field: 'wishes' });
  expect(saveProfile(mira, { ...entry, marks: { ...entry.marks, maths: '101' } })).toMatchObject({
    field: 'maths',
  });
  expect(saveProfile(mira, { ...entry, budget: 'little' })).toMatchObject({ field: 'budget' });
  const done = saveProfile(mira, entry);
  expect('edits' in done && done.edits[0]).toMatchObject({ row: { wishes: ['craft'], yearCents: 400_000 } });
  const fresh = { id: 'x', studentId: 's1', done: false };
  expect(saveStep({ name: '', by: day }, fresh, day)).toMatchObject({ field: 'name' });
  expect(saveStep({ name: 'x'.repeat(301), by: day }, fresh, day)).toMatchObject({ field: 'name' });
  expect(saveStep({ name: 'Call', by: '' }, fresh, day)).toMatchObject({ field: 'by' });
  expect(saveStep({ name: 'Call', by: '2020-01-01' }, fresh, day)).toMatchObject({ field: 'by' });
  expect(saveStep({ name: 'Call', by: '2020-01-01' }, { ...fresh, by: '2020-01-01' }, day)).toHaveProperty(
    'edits',
  );
});
