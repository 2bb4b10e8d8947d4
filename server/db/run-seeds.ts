import { now } from '../clock.ts';
import { settingsTag } from '../settings/settings.ts';
import type { Seed } from './seed.ts';
import { contentVersions } from './tables.ts';
import { type Db, inTransaction } from './transaction.ts';

/** Puts in what a new site needs; changes nothing that is there, so it may run at every start. */
export async function runSeeds(db: Db, seeds: readonly Seed[]): Promise<void> {
  // Settings need no rows: values that nobody has changed always come from content/site.ts.
  await db
    .insert(contentVersions)
    .values({ tag: settingsTag, version: 1, changedAt: now() })
    .onConflictDoNothing();
  for (const { run } of seeds) await inTransaction(db, run);
}
