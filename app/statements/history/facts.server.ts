import changes from '#content/statements/history.json' with { type: 'json' };
import { type Change, type Hour, hoursOf } from './hours.ts';

export interface HistoryFacts {
  total: number;
  last: string;
  hours: Hour[];
}

const kept = changes.map(([at = '', line = '']): Change => [at, line]);

/** The site's making, hour by hour, as `npm run history` wrote it down. */
export const historyFacts: HistoryFacts = {
  total: kept.length,
  last: kept.at(-1)?.[0] ?? '',
  hours: hoursOf(kept),
};
