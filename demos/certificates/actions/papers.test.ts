import { expect, it } from 'vitest';
import { seed } from '../seed.ts';
import { addDrafts, longestFirst, nextNumbers, revoke } from './papers.ts';

const { papers } = seed('2026-11-18');
const [first] = papers;
if (!first) throw new Error('The seed is empty');

it('puts nobody on the list twice for the same thing', () => {
  let count = 0;
  const rows = [
    { name: ' Mei Ng ', subject: 'First aid at work' },
    { name: 'Mei Ng', subject: 'Fire safety' },
    { name: 'Zoe\u0308 Brown', subject: 'First aid at work' },
    { name: 'New', subject: 'Fire safety' },
    { name: 'New', subject: 'Fire safety' },
  ];
  const { edits, doubles } = addDrafts(papers, rows, () => `n${++count}`);
  expect(edits.map(({ row }) => row?.name)).toEqual(['Mei Ng', 'New']);
  expect(doubles).toBe(3);
});

it('gives numbers without a gap, from one in each year', () => {
  const some = [
    { ...first, number: '2026-0002' },
    { ...first, number: '2025-0900' },
  ];
  expect(nextNumbers(some, '2026', 2)).toEqual(['2026-0003', '2026-0004']);
  expect(nextNumbers(some, '2027', 1)).toEqual(['2027-0001']);
});

it('revokes once, with a reason', () => {
  expect(revoke(first, '2026-11-18', ' ')).toMatchObject({ field: 'reason' });
  const done = revoke(first, '2026-11-18', 'Wrong name');
  if (!('edits' in done)) throw new Error(done.problem);
  const row = done.edits[0]?.row;
  expect(row?.revoked).toEqual({ day: '2026-11-18', reason: 'Wrong name' });
  expect(row && revoke(row, '2026-11-19', 'Again')).toHaveProperty('problem');
});

it('shows the longest names first', () => {
  const lengths = longestFirst(papers).map(({ name }) => [...name].length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
});
