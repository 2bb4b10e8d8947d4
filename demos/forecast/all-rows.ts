import type { Analysis } from './analyse.ts';
import { headline } from './headline.ts';
import { forecastRows } from './reproduce.ts';
import type { ForecastState } from './state.ts';
import { nothing } from './what-if.ts';

/** One series among all, by its place. */
export interface SeriesLine {
  index: number;
  name: string;
  /** What comes next and its likely range, or that it is still being worked out. */
  next: string;
  /** The mix’s error over the naive one’s, where it was tested. */
  ratio: number | null;
}

type Results = readonly (Analysis | undefined)[];

const forecastOnes = ({ series, regressors }: ForecastState) =>
  series.flatMap(({ name }, index) => (regressors.includes(index) ? [] : [{ name, index }]));

/** All series that are forecast, each with its headline; columns that only explain others are left out. */
export const seriesLines = (state: ForecastState, results: Results): SeriesLine[] =>
  forecastOnes(state).map(({ name, index }) => {
    const analysis = results[index];
    return {
      index,
      name,
      next: analysis ? headline(analysis, { ...state, chosen: index }) : 'Being worked out',
      ratio: analysis?.rows[0]?.ratio ?? null,
    };
  });

/** Every step of every series as one table. */
export function allRows(
  state: ForecastState,
  results: Results,
): { columns: string[]; rows: (string | number)[][] } {
  let columns: string[] = [];
  const rows = forecastOnes(state).flatMap(({ name, index }) => {
    const analysis = results[index];
    if (!analysis) return [];
    const own = forecastRows({ ...state, chosen: index, whatIf: nothing }, analysis);
    columns = own.columns;
    return own.rows.map((row) => [name, ...row]);
  });
  return { columns: ['Series', ...columns], rows };
}
