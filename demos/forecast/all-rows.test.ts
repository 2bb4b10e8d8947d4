import { expect, it } from 'vitest';
import { allRows, seriesLines } from './all-rows.ts';
import { examples } from './examples.ts';
import { firstAnalysis } from './first-analysis.ts';

const kiosks = examples[1].load();
const analysis = firstAnalysis();
const state = { ...kiosks, horizon: analysis.mean.length };

it('gives each series its headline, and leaves out columns that only explain others', () => {
  const lines = seriesLines(state, [analysis, undefined, analysis]);
  expect(lines.map(({ name }) => name)).toEqual(state.series.map(({ name }) => name));
  expect(lines[0]?.next).toMatch(/^€\d+ on 2 Oct 2025, likely €\d+ to €\d+$/);
  expect(lines[1]).toMatchObject({ next: 'Being worked out', ratio: null });
  expect(seriesLines({ ...state, regressors: [2] }, [analysis]).map(({ index }) => index)).toEqual([0, 1]);
});

it('puts every step of all series into one table', () => {
  const { columns, rows } = allRows(state, [analysis, undefined, analysis]);
  expect(columns.slice(0, 3)).toEqual(['Series', 'When', 'Forecast']);
  expect(rows).toHaveLength(2 * analysis.mean.length);
  expect(rows[0]).toHaveLength(columns.length);
  expect(rows.at(-1)?.[0]).toBe(state.series[2]?.name);
});
