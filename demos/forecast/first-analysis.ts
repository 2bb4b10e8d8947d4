import { once } from '#lib/run/once.ts';
import { analyse } from './analyse.ts';
import { firstExample } from './examples.ts';
import { knownOf } from './question.ts';

/** The forecast of the first example, which has no country. */
export const firstAnalysis = once(() => analyse(knownOf(firstExample(), 0, () => [])));
