import written from '#content/statements/history.tsv?raw';
import { changesIn, type Hour, hoursOf } from './hours.ts';

export interface HistoryFacts {
  total: number;
  last: string;
  hours: Hour[];
}

const kept = changesIn(written);

/** The site's making, hour by hour, as `npm run history` wrote it down. */
export const historyFacts: HistoryFacts = {
  total: kept.length,
  last: kept.at(-1)?.[0] ?? '',
  hours: hoursOf(kept),
};
