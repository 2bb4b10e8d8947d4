import { sql } from 'drizzle-orm';
import { now } from '../clock.ts';
import { contentVersions } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';

export { defineQuery, forgetVersions, isFresh, type ReadTags, readsUntil, recordTags } from './tags.ts';

/** The channel on which a change is hinted; the version rows are the truth. */
export const changeChannel = 'akra_changed';

type Listener = (tags: string[]) => void;

const listeners = new Set<Listener>();

/** A copy in memory that others read: it follows a change before anybody else learns of it. */
export interface MemoryCopy {
  name: string;
  /** Renews what these tags concern; throws when it cannot, so that the change is tried again. */
  renew: (tags: string[]) => void | Promise<void>;
  /** Resets the copies to their values without a database, because the database they were read from is closed. */
  forget: () => void;
}

/** Says how a copy in memory follows changes, and is forgotten. */
export const defineCopy = (
  name: string,
  renew: MemoryCopy['renew'],
  forget: MemoryCopy['forget'],
): MemoryCopy => ({ name, renew, forget });

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
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody. */
export function announceChange(tags: string[]): void {
  for (const listener of listeners) listener(tags);
}
