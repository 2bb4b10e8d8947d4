import { type TraceFacts, traceFacts } from './full-stack/facts.server.ts';

/** What the parts of one statement must know beside its words. */
export interface StatementFacts {
  trace?: TraceFacts;
}

/** Where a statement is asked for: its address, and by whom. */
export interface AskedFor {
  url: URL;
  visitor: string;
}

const made: Readonly<Record<string, (asked: AskedFor) => StatementFacts | Promise<StatementFacts>>> = {
  '/full-stack-development': async (asked) => ({ trace: await traceFacts(asked) }),
};

/** The facts of the statement at this path. */
export const statementFacts = async (path: string, asked: AskedFor): Promise<StatementFacts> =>
  made[path]?.(asked) ?? {};
