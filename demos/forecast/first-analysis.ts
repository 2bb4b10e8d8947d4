import { once } from '#lib/run/once.ts';
import { analyse } from './analyse.ts';
import { firstExample } from './examples.ts';

/** The forecast of the first example. */
export const firstAnalysis = once(() => {
  const { series, first, rhythm, horizon, holidays } = firstExample();
  return analyse({ values: series[0]?.values ?? [], first, rhythm, horizon, holidays });
});
