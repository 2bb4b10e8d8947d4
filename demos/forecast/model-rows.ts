import type { Forecast, TestedFold } from '#engines/forecast/forecast.ts';
import { type MemberName, memberNames } from '#engines/forecast/models/members.ts';
import { at } from '#engines/forecast/numbers/numbers.ts';

/** A line of the error table. */
export interface ModelRow {
  id: MemberName | 'combination' | 'naive';
  name: string;
  /** How far it is believed, of one; none where it is not a part of the mix. */
  weight: number | null;
  /** Mean errors over the folds: in units, in percent (sMAPE), and against last season's change (MASE). */
  error: number;
  percent: number;
  scaled: number;
  /** Its error over the naive one's: below one is better. */
  ratio: number;
}

const modelNames: Record<ModelRow['id'], string> = {
  combination: 'Combined forecast',
  naive: 'Naive',
  drift: 'Drift',
  seasonal: 'Seasonal naive',
  theta: 'Theta',
  dotm: 'Dynamic Theta',
  ets: 'ETS',
  mstl: 'MSTL',
  autoregression: 'Autoregression',
};

interface Errors {
  error: number;
  percent: number;
}

function errorsOf(folds: readonly TestedFold[], pick: (fold: TestedFold) => Float64Array): Errors {
  let error = 0;
  let percent = 0;
  let count = 0;
  for (const fold of folds) {
    const said = pick(fold);
    for (let h = 0; h < fold.actual.length; h++) {
      const away = Math.abs(at(fold.actual, h) - at(said, h));
      const size = Math.abs(at(fold.actual, h)) + Math.abs(at(said, h));
      error += away;
      percent += size > 0 ? (200 * away) / size : 0;
      count++;
    }
  }
  return count > 0 ? { error: error / count, percent: percent / count } : { error: 0, percent: 0 };
}

/** What each model, their mix and the naive got wrong on the series' own past: the mix first, then the best. */
export function modelRows({ folds, weights }: Forecast, values: Float64Array, period: number): ModelRow[] {
  if (folds.length === 0) return [];
  const lag = values.length > period ? period : 1;
  let usual = 0;
  for (let i = lag; i < values.length; i++)
    usual += Math.abs(at(values, i) - at(values, i - lag)) / (values.length - lag);
  const naive = errorsOf(folds, (fold) => fold.naive);
  const row = (id: ModelRow['id'], errors: Errors): ModelRow => ({
    id,
    name: modelNames[id],
    weight: id === 'combination' || id === 'naive' ? null : weights[id],
    ...errors,
    scaled: usual > 0 ? errors.error / usual : 0,
    ratio: naive.error > 0 ? errors.error / naive.error : 1,
  });
  const members = memberNames.map((name) =>
    row(
      name,
      errorsOf(folds, (fold) => fold.members[name]),
    ),
  );
  return [
    row(
      'combination',
      errorsOf(folds, (fold) => fold.combination),
    ),
    ...members.sort((a, b) => a.error - b.error),
    row('naive', naive),
  ];
}
