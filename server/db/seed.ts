import type { Tx } from './transaction.ts';

/** What a new site needs of a feature. */
export interface Seed {
  name: string;
  /** Runs at every start, so it may only add what is absent. */
  run: (tx: Tx) => Promise<void>;
}

/** Defines the data that a feature adds to a new site. */
export const defineSeed = (name: string, run: Seed['run']): Seed => ({ name, run });
