import type { WeekRate } from '#app/pricing/priced-work.ts';
import { weekRate } from '#app/pricing/prices.server.ts';
import { readSettings } from '#server/settings/settings.ts';
import { type TraceFacts, traceFacts } from './full-stack/facts.server.ts';
import { type HistoryFacts, historyFacts } from './history/facts.server.ts';

/** What the parts of one statement must know beside its words. */
export interface StatementFacts {
  trace?: TraceFacts;
  /** Who works here, as entered in the panel. */
  people?: readonly { name: string; about: string }[];
  /** What the studio charges for a person's week. */
  rate?: WeekRate;
  history?: HistoryFacts;
}

/** The request for a statement: its address, and who asks. */
export interface AskedFor {
  url: URL;
  visitor: string;
}

const personOf = (line: string) => {
  const [name = '', ...about] = line.split(':');
  return { name: name.trim(), about: about.join(':').trim() };
};

const made: Readonly<Record<string, (asked: AskedFor) => StatementFacts | Promise<StatementFacts>>> = {
  '/agency': () => ({ people: readSettings().team.people.map(personOf) }),
  '/pages/about-1': () => ({ history: historyFacts }),
  '/pages/services-1': () => ({ rate: weekRate() }),
  '/pages/services-2': () => ({ rate: weekRate() }),
  '/full-stack-development': async (asked) => ({ trace: await traceFacts(asked) }),
};

/** The facts of the statement at this path. */
export const statementFacts = async (path: string, asked: AskedFor): Promise<StatementFacts> =>
  made[path]?.(asked) ?? {};
