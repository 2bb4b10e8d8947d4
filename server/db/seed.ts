import type { Tx } from './transaction.ts';

/** What a new site needs of a feature. */
export interface Seed {
  name: string;
  /** Runs at every start, so it may only add what is absent. */
  run: (tx: Tx) => Promise<void>;
}

/** Lets a feature put in what a new site needs of it. */
export const defineSeed = (name: string, run: Seed['run']): Seed => ({ name, run });
