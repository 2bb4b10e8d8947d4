import { now } from '../clock.ts';
import { settingsTag } from '../settings/settings.ts';
import { contentVersions } from './tables.ts';
import { type Db, inTransaction, type Tx } from './transaction.ts';

/** What a new site needs of a feature. */
export interface Seed {
  name: string;
  /** Runs at every start, so it may only add what is absent. */
  run: (tx: Tx) => Promise<void>;
}

/** Lets a feature put in what a new site needs of it. */
export const defineSeed = (name: string, run: Seed['run']): Seed => ({ name, run });

/** Puts in what a new site needs; changes nothing that is there, so it may run at every start. */
export async function seed(db: Db, seeds: readonly Seed[]): Promise<void> {
  // Settings need no rows: what nobody has changed comes from content/site.ts, also after that file changes.
  await db
    .insert(contentVersions)
    .values({ tag: settingsTag, version: 1, changedAt: now() })
    .onConflictDoNothing();
  for (const { run } of seeds) await inTransaction(db, run);
}
