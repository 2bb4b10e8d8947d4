import { expect, it } from 'vitest';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import type { Records } from '../records.ts';
import { seed } from '../seed/seed.ts';
import { dueBy, forget, keepLonger } from './retention.ts';

const day = '2026-11-18';
const rows = rowsFrom<Records>(seed(day));
const due = dueBy(rows, day);

it('names those whose time is over, and nobody in process', () => {
  expect(due.length).toBeGreaterThan(0);
  const active = new Set(
    [...rows.applications.values()].filter(({ state }) => state === 'active').map(({ personId }) => personId),
  );
  for (const { id, keepUntil } of due) {
    expect(keepUntil <= day).toBe(true);
    expect(active.has(id)).toBe(false);
  }
});

it('deletes everything about them, and brings it back', () => {
  const done = forget(
    rows,
    due.map(({ id }) => id),
  );
  if ('problem' in done) throw new Error(done.problem);
  const { rows: after, back } = edited(rows, done.edits);
  expect(dueBy(after, day)).toEqual([]);
  for (const name of ['notes', 'scorecards', 'interviews', 'mails'] as const)
    for (const { applicationId } of after[name].values())
      expect(after.applications.has(applicationId)).toBe(true);
  expect(edited(after, back).rows.people.size).toBe(rows.people.size);
});

it('deletes the file that somebody sent', () => {
  const id = due[0]?.id ?? '';
  const files = new Map([[id, { id, name: 'cv.pdf', type: 'application/pdf', data: 'JVBERg==' }]]);
  const done = forget({ ...rows, files }, [id]);
  if ('problem' in done) throw new Error(done.problem);
  expect(edited({ ...rows, files }, done.edits).rows.files.size).toBe(0);
});

it('keeps somebody longer who agreed', () => {
  const done = keepLonger(rows, due[0]?.id ?? '', '2027-11-18');
  if ('problem' in done) throw new Error(done.problem);
  expect(dueBy(edited(rows, done.edits).rows, day)).toHaveLength(due.length - 1);
});
