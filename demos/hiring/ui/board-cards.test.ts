import { expect, it } from 'vitest';
import { rowsFrom } from '../../app-kit/sandbox/edits.ts';
import type { Records } from '../records.ts';
import { seed } from '../seed/seed.ts';
import { boardColumns, narrowed } from './board-cards.ts';

const day = '2026-11-18';
const rows = rowsFrom<Records>(seed(day));
const job = [...rows.jobs.values()][0];
if (!job) throw new Error('The sample has no job.');
const columns = boardColumns(rows, job, day);
const everybody = { words: '', turn: '', source: '', isLateOnly: false };
const cards = (filter: Partial<typeof everybody>) =>
  narrowed(columns, { ...everybody, ...filter }).flatMap((column) => column.cards);

it('shows whoever is in process or hired, the longest wait first', () => {
  for (const column of columns) {
    const days = column.cards.map((card) => card.days);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  }
  expect(cards({}).every(({ application }) => ['active', 'hired'].includes(application.state))).toBe(true);
});

it('narrows to a turn, a source, a word and those who wait too long', () => {
  expect(cards({ turn: 'ours' }).length + cards({ turn: 'theirs' }).length).toBe(cards({}).length);
  expect(cards({ turn: 'ines' }).every(({ turn }) => turn === 'ines')).toBe(true);
  expect(cards({ isLateOnly: true }).every(({ isLate }) => isLate)).toBe(true);
  expect(cards({ words: 'LUKAS ' }).length).toBe(1);
  expect(cards({ source: 'Referral' }).every(({ application }) => application.source === 'Referral')).toBe(
    true,
  );
});
