import { expect, it } from 'vitest';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import { gradeBook } from '../gradebook.ts';
import type { LearningRows } from '../records.ts';
import { seed } from '../seed/seed.ts';
import { importClass } from './import-class.ts';

const rows: LearningRows = rowsFrom(seed('2026-11-18'));
const facts = { name: 'Evening class', courseId: 'sql', starts: '2026-11-18', ends: '2027-02-18' };
const ids = () => {
  let count = 0;
  return () => `new-${++count}`;
};

it('makes a group whose grade book has everybody once, also whoever was here before', () => {
  const done = importClass(
    rows,
    ['Zoë Brown', ' zoe\u0308 brown ', 'Amara Osei', 'Ola Nordmann'],
    facts,
    ids(),
  );
  if (!('edits' in done)) throw new Error(JSON.stringify(done));
  const after = edited(rows, done.edits).rows;
  expect(after.people.size).toBe(rows.people.size + 2);
  const run = after.runs.get(done.runId);
  if (!run) throw new Error('There is no group.');
  const names = run.studentIds.map((id) => after.people.get(id)?.name);
  expect(names).toEqual(['Zoë Brown', 'Amara Osei', 'Ola Nordmann']);
  expect(JSON.stringify(gradeBook(after, run))).toContain('new-1');
});

it('refuses a class without a name or a published course, and changes nothing', () => {
  expect(importClass(rows, ['Ola'], { ...facts, name: ' ' }, ids())).toHaveProperty('errors.name');
  expect(importClass(rows, ['Ola'], { ...facts, courseId: 'none' }, ids())).toHaveProperty('errors.courseId');
});
