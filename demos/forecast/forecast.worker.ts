import { publicHolidays } from '#engines/forecast/effects/public-holidays.ts';
import { serveJob } from '../kit/run/serve-job.ts';
import { type Analysis, analyse } from './analyse.ts';
import { knownOf } from './question.ts';
import type { ForecastState } from './state.ts';

/** Several series, the one that is looked at first. */
export interface Job {
  state: Omit<ForecastState, 'series'>;
  /** 200,000 numbers in a row are copied at once, those in a list one by one. NaN where nothing is known. */
  series: { name: string; values: Float64Array }[];
  order: number[];
}

/** How many are done. */
export interface Progress {
  done: number;
}

serveJob<Job, Progress, Analysis[]>(({ state, series, order }, report) => {
  const results: Analysis[] = new Array(series.length);
  const whole: ForecastState = {
    ...state,
    series: series.map(({ name, values }) => ({
      name,
      values: Array.from(values, (value) => (Number.isNaN(value) ? null : value)),
    })),
  };
  for (const [done, index] of order.entries()) {
    report({ done });
    results[index] = analyse(knownOf(whole, index, publicHolidays));
  }
  return results;
});
