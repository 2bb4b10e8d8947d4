import { type CalendarEffect, calendarEffects } from '#engines/forecast/analysis/calendar.ts';
import { type Changepoint, changepoints } from '#engines/forecast/analysis/changepoints.ts';
import { type Anomaly, anomalies, decompose } from '#engines/forecast/analysis/decompose.ts';
import { type Forecast, forecast } from '#engines/forecast/forecast.ts';
import { at } from '#engines/forecast/numbers/numbers.ts';
import { prepare } from '#engines/forecast/prepare.ts';
import { dateAt, type Rhythm } from '#engines/forecast/read/frequency.ts';
import { type ModelRow, modelRows } from './model-rows.ts';

/** What the worker is given of one series. */
export interface Question {
  values: (number | null)[];
  first: number;
  rhythm: Rhythm;
  horizon: number;
  holidays: number[];
}

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
  filled: number;
  dropped: number;
}

/** More values that do not fit are not named. */
export const mostOddities = 40;
const places = (first: number, length: number) => Array.from({ length }, (_, i) => first + i);

/** What the calendar does to the series, where its rhythm is one that has a calendar. */
function calendarOf({ values, first, rhythm, holidays }: Question, whole: Float64Array, from: number) {
  const spacing = rhythm.spacing === 'month' ? 'month' : rhythm.spacing === 'day' ? 'day' : undefined;
  if (!spacing || whole.length < 3 * rhythm.period || values.length < 24) return undefined;
  const dates = places(first + from, whole.length).map((place) => dateAt(rhythm, place));
  const fit = calendarEffects(whole, dates, { spacing, periods: [rhythm.period], holidays });
  return fit.effects.length > 0 ? fit : undefined;
}

const plain = (numbers: Float64Array, factor: (h: number) => number) =>
  Array.from(numbers, (value, h) => value * factor(h));

/** The forecast with its bands, tests, parts and oddities. */
export function analyse(question: Question): Analysis {
  const { values, first, rhythm, horizon } = question;
  const { values: whole, scale, dropped } = prepare(values, rhythm.period);
  const calendar = calendarOf(question, whole, dropped);
  const dateOf = (index: number) => dateAt(rhythm, first + index);
  const factor = (index: number) => calendar?.factors([dateOf(index)])[0] ?? 1;
  const adjusted = calendar ? values.map((value, i) => (value === null ? null : value / factor(i))) : values;
  const found: Forecast = forecast(adjusted, { horizon, period: rhythm.period });
  // A series that ends in holes is continued from its last value on.
  let end = values.length;
  while (end > 0 && values[end - 1] === null) end--;
  const ahead = (h: number) => factor(end + h);
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
    mean: plain(found.mean, ahead),
    bands: {
      80: { lower: plain(found.bands[80].lower, ahead), upper: plain(found.bands[80].upper, ahead) },
      95: { lower: plain(found.bands[95].lower, ahead), upper: plain(found.bands[95].upper, ahead) },
    },
    naive: plain(found.naive, ahead),
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
    calendar: calendar?.effects ?? [],
    filled: found.filled.length,
    dropped,
  };
}

/** The mean distance of numbers from what came. */
export const distance = (said: readonly number[], came: readonly number[]): number =>
  came.reduce((sum, value, h) => sum + Math.abs(value - at(said, h)), 0) / Math.max(1, came.length);
