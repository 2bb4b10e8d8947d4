import { backtest, type Fold, meanError } from './combine/backtest.ts';
import { halfWidths, type Level, type Measures, measure } from './combine/band.ts';
import { blend, blendFolds, discord, type Weights, weigh } from './combine/combine.ts';
import { frequencyOf } from './combine/frequency.ts';
import { ask, type MemberName } from './models/members.ts';
import { naive2 } from './models/naive.ts';
import { at, least, mean } from './numbers/numbers.ts';
import { type Given, prepare } from './prepare.ts';
import { seasonsOf } from './seasons/periods.ts';

interface ForecastOptions {
  horizon: number;
  /** How many steps make a season; 1 where none is known. */
  period: number;
  /** How often the models are tried on the series' own past. */
  folds?: number;
}

/** A fold of the back-test with the combination as it would have been. */
export interface TestedFold extends Fold {
  combination: Float64Array;
}

export interface Forecast {
  mean: Float64Array;
  bands: Record<Level, { lower: Float64Array; upper: Float64Array }>;
  /** The naive forecast (season put back) that all are measured by. */
  naive: Float64Array;
  members: Record<MemberName, Float64Array>;
  weights: Weights;
  folds: TestedFold[];
  periods: number[];
  /** The unrest that the bands are made from. */
  measures: Measures;
  /** Places of the given series that were missing, and how many at its start were not looked at. */
  filled: number[];
  dropped: number;
}

const largest = Number.MAX_VALUE;

/** The forecast of a series: models weighted by their errors on its own past, with bands that hold what they name. */
export function forecast(given: Given, { horizon, period, folds: count = 3 }: ForecastOptions): Forecast {
  const { values: whole, scale, filled, dropped } = prepare(given, period);
  const values = whole.length > 0 ? whole : new Float64Array(1);
  const season = Math.max(1, Math.round(period));
  const frequency = frequencyOf(season, values.length);
  const periods = seasonsOf(values, season);
  const never = least(values) >= 0;
  const back = (numbers: Float64Array) =>
    numbers.map((value) => Math.max(never ? 0 : -largest, Math.min(largest, value * scale)));
  const folds = backtest(values, { horizon, period: season, folds: count });
  const weights = folds.length > 0 ? weigh(frequency.belief, folds) : frequency.belief;
  const answers = ask({ values, horizon, periods, calls: 400 });
  const middle = blend(answers, weights);
  const tested = blendFolds(frequency.belief, folds);
  const measures = measure(values, season, {
    backtest:
      folds.length > 0
        ? mean(folds.map((fold, k) => meanError(tested[k] ?? fold.naive, fold.actual)))
        : undefined,
    discord: discord(answers, weights),
  });
  const band = (level: Level) => {
    const half = halfWidths(frequency, measures, { horizon, length: values.length, level });
    return {
      lower: back(middle.map((value, h) => value - at(half, h))),
      upper: back(middle.map((value, h) => value + at(half, h))),
    };
  };
  const backAll = (all: Record<MemberName, Float64Array>) =>
    Object.fromEntries(Object.entries(all).map(([name, one]) => [name, back(one)])) as typeof all;
  return {
    mean: back(middle),
    bands: { 80: band(80), 95: band(95) },
    naive: back(naive2(values, horizon, season)),
    members: backAll(answers),
    weights,
    folds: folds.map((fold, k) => ({
      end: fold.end + dropped,
      actual: fold.actual.map((value) => value * scale),
      naive: back(fold.naive),
      members: backAll(fold.members),
      combination: back(tested[k] ?? fold.naive),
    })),
    periods,
    measures,
    filled,
    dropped,
  };
}
