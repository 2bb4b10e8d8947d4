import { sql } from 'drizzle-orm';
import { globalCell } from '#lib/global-cell.ts';
import { now } from '../clock.ts';
import { contentVersions } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';

export { forgetVersions, isFresh, type ReadTags, reads, readsUntil, recordTags } from './tags.ts';

/** The channel on which a change is hinted; the version rows are the truth. */
export const changeChannel = 'akra_changed';

type Listener = (tags: string[]) => void | Promise<void>;

const listeners = globalCell('freshness.listeners', () => ({
  before: new Map<string, Listener>(),
  after: new Set<Listener>(),
}));

/** Raises a tag's version in the caller's transaction: every process learns of it after the commit. */
export async function bump(tx: Tx, ...tags: string[]): Promise<void> {
  // Sorted, so that two transactions that bump the same tags take the rows in one order.
  for (const tag of [...new Set(tags)].sort()) {
    await tx
      .insert(contentVersions)
      .values({ tag, version: 1, changedAt: now() })
      .onConflictDoUpdate({
        target: contentVersions.tag,
        set: { version: sql`${contentVersions.version} + 1`, changedAt: now() },
      });
  }
  await tx.execute(sql`select pg_notify(${changeChannel}, '')`);
}

/** Calls back with the tags that changed, in whichever process they changed; gives the way to stop. */
export function onChange(listener: (tags: string[]) => void): () => void {
  listeners.after.add(listener);
  return () => listeners.after.delete(listener);
}

/**
 * Like onChange, but awaited before anybody else learns of the change: for copies that others read. There is one under
 * each name, so that a module which is loaded again while developing takes the place of its former self.
 */
export function beforeChange(name: string, listener: Listener): () => void {
  listeners.before.set(name, listener);
  return () => {
    if (listeners.before.get(name) === listener) listeners.before.delete(name);
  };
}

/** Lets the copies in memory follow; throws when one cannot, so that the change is tried again. */
export async function prepareChange(tags: string[]): Promise<void> {
  for (const listener of listeners.before.values()) await listener(tags);
}

/** Tells everybody. */
export function announceChange(tags: string[]): void {
  for (const listener of listeners.after) void listener(tags);
}
