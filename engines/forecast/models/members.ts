import { at, type Numbers } from '../numbers/numbers.ts';
import { withoutSeason } from '../seasons/classical.ts';
import { autoregression } from './autoregression.ts';
import { etsForecast } from './ets.ts';
import { mstlForecast } from './mstl-forecast.ts';
import { drift, seasonalNaive } from './naive.ts';
import { dynamicTheta, theta } from './theta.ts';

/** The models that a combination is made of. */
export const memberNames = ['drift', 'seasonal', 'theta', 'dotm', 'ets', 'mstl', 'autoregression'] as const;
export type MemberName = (typeof memberNames)[number];

export interface Task {
  values: Numbers;
  horizon: number;
  /** The seasons, the shortest first; one step alone is no season. */
  periods: readonly number[];
  /** How long the search for parameters may take, in calls. */
  calls: number;
}

type Member = (task: Task) => Float64Array;

const members: Record<MemberName, Member> = {
  drift: ({ values, horizon, periods }) => {
    const adjusted = withoutSeason(values, periods[0] ?? 1);
    return adjusted.restore(drift(adjusted.values, horizon));
  },
  seasonal: ({ values, horizon, periods }) =>
    seasonalNaive(values, horizon, periods[periods.length - 1] ?? 1),
  theta: ({ values, horizon, periods }) => theta(values, horizon, periods[0] ?? 1),
  dotm: ({ values, horizon, periods }) => dynamicTheta(values, horizon, periods[0] ?? 1),
  ets: ({ values, horizon, periods, calls }) => {
    const period = periods[0] ?? 1;
    if (period <= 24) return etsForecast(values, horizon, period, calls);
    const adjusted = withoutSeason(values, period);
    return adjusted.restore(etsForecast(adjusted.values, horizon, 1, calls));
  },
  mstl: ({ values, horizon, periods, calls }) => mstlForecast(values, horizon, periods, { calls }),
  autoregression: ({ values, horizon, periods }) => autoregression(values, horizon, periods),
};

/** What each member says, and the last value where one cannot say a number. */
export function ask(task: Task): Record<MemberName, Float64Array> {
  const last = at(task.values, task.values.length - 1);
  const answers = {} as Record<MemberName, Float64Array>;
  for (const name of memberNames) {
    answers[name] = members[name](task).map((value) => (Number.isFinite(value) ? value : last));
  }
  return answers;
}
