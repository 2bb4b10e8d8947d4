import type { CalendarEffect } from '#engines/forecast/analysis/calendar.ts';
import { type Changepoint, changepoints } from '#engines/forecast/analysis/changepoints.ts';
import { type Anomaly, anomalies, decompose } from '#engines/forecast/analysis/decompose.ts';
import type { ColumnEffect } from '#engines/forecast/effects/column-effects.ts';
import type { Refused } from '#engines/forecast/effects/usable-columns.ts';
import { forecastWithEffects, type Known } from '#engines/forecast/forecast-with-effects.ts';
import { at } from '#engines/forecast/numbers/numbers.ts';
import { prepare } from '#engines/forecast/prepare.ts';
import { type ModelRow, modelRows } from './model-rows.ts';

interface TestFold {
  /** The place in the series at which only what stood before was known. */
  end: number;
  actual: number[];
  combination: number[];
  naive: number[];
}

/** All that the screen shows of one series: plain numbers, so that it can travel. */
export interface Analysis {
  mean: number[];
  bands: Record<80 | 95, { lower: number[]; upper: number[] }>;
  naive: number[];
  rows: ModelRow[];
  folds: TestFold[];
  /** Trend and seasons of the last stretch, from this place on. */
  parts: {
    from: number;
    multiplicative: boolean;
    trend: number[];
    seasons: { period: number; strength: number; values: number[] }[];
    rest: number[];
  };
  anomalies: Anomaly[];
  changes: Changepoint[];
  calendar: CalendarEffect[];
  /** What promotions and the columns beside the series do, and why others are not used. */
  columns: ColumnEffect[];
  refused: Refused[];
  filled: number;
  dropped: number;
}

/** More values that do not fit are not named. */
export const mostOddities = 40;
const plain = (numbers: Float64Array, factor: (h: number) => number) =>
  Array.from(numbers, (value, h) => value * factor(h));

const listed = ({ lower, upper }: Record<'lower' | 'upper', Float64Array>) => ({
  lower: Array.from(lower),
  upper: Array.from(upper),
});

/** The forecast with its bands, tests, parts and oddities. */
export function analyse(known: Known): Analysis {
  const { values, rhythm } = known;
  const { values: whole, scale, dropped } = prepare(values, rhythm.period);
  const { mean, bands, naive, plain: found, factor, calendar, ...told } = forecastWithEffects(known);
  const real = whole.map((value) => value * scale);
  const parts = decompose(real, found.periods);
  const folds = found.folds.map((fold): TestFold => {
    const then = (h: number) => factor(fold.end + h);
    return {
      end: fold.end,
      actual: plain(fold.actual, then),
      combination: plain(fold.combination, then),
      naive: plain(fold.naive, then),
    };
  });
  const rows = modelRows(found, real, rhythm.period);
  // Short series are fitted so closely that usual values stick out: an outlier is off by more than forecasts are.
  const usual = 2 * (rows.find(({ id }) => id === 'combination')?.error ?? 0);
  return {
    mean: Array.from(mean),
    bands: { 80: listed(bands[80]), 95: listed(bands[95]) },
    naive: Array.from(naive),
    rows,
    folds,
    parts: {
      from: dropped,
      multiplicative: parts.multiplicative,
      trend: Array.from(parts.trend),
      seasons: parts.seasons.map(({ period, strength, values: season }) => ({
        period,
        strength,
        values: Array.from(season),
      })),
      rest: Array.from(parts.rest),
    },
    anomalies: anomalies(real, parts)
      .filter(({ value, expected }) => Math.abs(value - expected) > usual)
      .slice(0, mostOddities)
      .map((odd) => ({ ...odd, index: odd.index + dropped })),
    changes: changepoints(parts.trend).map((change) => ({ ...change, index: change.index + dropped })),
    calendar,
    columns: told.columns,
    refused: told.refused,
    filled: found.filled.length,
    dropped,
  };
}

/** The mean distance of numbers from what came. */
export const distance = (said: readonly number[], came: readonly number[]): number =>
  came.reduce((sum, value, h) => sum + Math.abs(value - at(said, h)), 0) / Math.max(1, came.length);
