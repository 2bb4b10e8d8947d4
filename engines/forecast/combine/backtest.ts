import { ask, type MemberName } from '../models/members.ts';
import { naive2 } from '../models/naive.ts';
import { at } from '../numbers/numbers.ts';
import { seasonsOf } from '../seasons/periods.ts';

export interface Fold {
  /** How many values were known. */
  end: number;
  actual: Float64Array;
  naive: Float64Array;
  members: Record<MemberName, Float64Array>;
}

interface BacktestOptions {
  horizon: number;
  period: number;
  folds: number;
}

/** What the models would have said from earlier points of the series, the latest first. */
export function backtest(values: Float64Array, { horizon, period, folds }: BacktestOptions): Fold[] {
  const n = values.length;
  const fewest = Math.max(3, period > 1 ? 2 * period + 3 : 3);
  const ahead = Math.max(1, Math.min(horizon, n - fewest));
  const step = ahead >= 24 ? ahead : Math.max(1, Math.floor(ahead / 2));
  const result: Fold[] = [];
  for (let k = 0; k < folds; k++) {
    const end = n - ahead - k * step;
    if (end < fewest) break;
    const known = values.slice(0, end);
    const periods = seasonsOf(known, period);
    result.push({
      end,
      actual: values.slice(end, end + ahead),
      naive: naive2(known, ahead, period),
      members: ask({ values: known, horizon: ahead, periods, calls: 150 }),
    });
  }
  return result;
}

/** The mean distance of a forecast from what came. */
export function meanError(forecast: Float64Array, actual: Float64Array): number {
  let total = 0;
  for (let i = 0; i < actual.length; i++) total += Math.abs(at(actual, i) - at(forecast, i));
  return actual.length > 0 ? total / actual.length : 0;
}
