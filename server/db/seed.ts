import { globalCell } from '#lib/global-cell.ts';
import { now } from '../clock.ts';
import { settingsTag } from '../settings/settings.ts';
import { contentVersions } from './tables.ts';
import { type Db, inTransaction, type Tx } from './transaction.ts';

type Seed = (tx: Tx) => Promise<void>;

const seeds = globalCell('seeds', () => new Map<string, Seed>());

/** Lets a feature put in what a new site needs of it; runs at every start, so it may only add what is absent. */
export function defineSeed(name: string, run: Seed): void {
  seeds.set(name, run);
}

/** Puts in what a new site needs; changes nothing that is there, so it may run at every start. */
export async function seed(db: Db): Promise<void> {
  // Settings need no rows: what nobody has changed comes from content/site.ts, also after that file changes.
  await db
    .insert(contentVersions)
    .values({ tag: settingsTag, version: 1, changedAt: now() })
    .onConflictDoNothing();
  for (const run of seeds.values()) await inTransaction(db, run);
}
