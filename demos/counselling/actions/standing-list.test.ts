import { expect, it } from 'vitest';
import { rowsFrom } from '../../app-kit/sandbox/edits.ts';
import { counselling } from '../application.ts';
import type { Counselling } from '../records.ts';
import { standings } from './plan.ts';
import { standingColumns, standingList } from './standing-list.ts';

const day = '2026-11-18';

it('names every student once, in the order of the screen, with the path and the next date', () => {
  const all = standings(rowsFrom<Counselling>(counselling.seed(day)), day);
  const list = standingList(all);
  expect(list.map(([name]) => name)).toEqual(all.map(({ student }) => student.name));
  for (const [at, line] of list.entries()) {
    expect(line).toHaveLength(standingColumns.length);
    expect(line[5]).toBe(all[at]?.next?.by ?? '');
    expect(line[2] === '').toBe(all[at]?.student.chosen === '');
  }
});
