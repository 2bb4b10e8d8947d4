import { expect, it } from 'vitest';
import { findDuplicates } from '#engines/hiring/duplicates.ts';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import type { Records } from '../records.ts';
import { seed } from '../seed/seed.ts';
import { merge, mergePreview } from './merge.ts';

const rows = rowsFrom<Records>(seed('2026-11-18'));
const pairs = findDuplicates(rows.people.values());

it('finds the people of the sample who came twice', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(3);
});

it('keeps every note, leaves nothing that points to nobody, and can be undone', () => {
  for (const { one, other } of pairs) {
    const done = merge(rows, one, other, 'ines', '2026-11-18');
    if ('problem' in done) throw new Error(done.problem);
    const { rows: after, back } = edited(rows, done.edits);
    expect(after.people.has(other)).toBe(false);
    for (const { personId } of after.applications.values()) expect(after.people.has(personId)).toBe(true);
    for (const { applicationId } of after.notes.values())
      expect(after.applications.has(applicationId)).toBe(true);
    expect(after.notes.size).toBeGreaterThan(rows.notes.size);
    expect(edited(after, back).rows.applications).toEqual(rows.applications);
  }
});

it('keeps the file of the résumé that is kept, and no other', () => {
  const [pair] = pairs;
  if (!pair) throw new Error('The sample has duplicates.');
  const [newer, older] =
    (rows.people.get(pair.one)?.addedOn ?? '') > (rows.people.get(pair.other)?.addedOn ?? '')
      ? [pair.one, pair.other]
      : [pair.other, pair.one];
  const fileOf = (id: string) => ({ id, name: `${id}.pdf`, type: 'application/pdf', data: '' });
  for (const [kept, other] of [
    [older, newer],
    [newer, older],
  ] as const) {
    const before = { ...rows, files: new Map([newer, older].map((id) => [id, fileOf(id)])) };
    const done = merge(before, kept, other, 'ines', '2026-11-18');
    if ('problem' in done) throw new Error(done.problem);
    const { files } = edited(before, done.edits).rows;
    expect([...files.values()]).toEqual([{ ...fileOf(newer), id: kept }]);
  }
});

it('never merges somebody with themselves or with nobody', () => {
  expect(mergePreview(rows, 'p1', 'p1')).toBeNull();
  expect(merge(rows, 'p1', 'gone', 'ines', '2026-11-18')).toHaveProperty('problem');
});
