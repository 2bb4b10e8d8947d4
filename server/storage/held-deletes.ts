import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { z } from 'zod';
import { now } from '../clock.ts';
import { type Db, inTransaction } from '../db/transaction.ts';
import { defineJob } from '../jobs/define.ts';
import { services } from '../services.ts';
import type { HeldStorage, Storage } from './storage.ts';
import { fileDeletions } from './tables.ts';

// Any number will do, as long as every version of the program uses the same.
const lockKey = 7_206_116;

/** Holds back every delete of a file, in all processes, until the session ends: a backup reads what its snapshot names. */
export async function holdDeletes(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockKey]);
}

/** Deletes a file unless a backup is being made. */
function deleteUnlessHeld(db: Db, storage: Storage, key: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${lockKey}) as free`,
    );
    if (!rows[0]?.free) return false;
    await storage.delete(key);
    return true;
  });
}

/** Deletes what was to be deleted while a backup was made; gives how many. */
export async function deleteHeld(db: Db, storage: Storage): Promise<number> {
  let deleted = 0;
  for (const { key } of await db.select({ key: fileDeletions.key }).from(fileDeletions).limit(10_000)) {
    const done = await inTransaction(db, async (tx) => {
      // Holding the row keeps a new file of the same name from being written meanwhile, and deleted.
      const held = await tx.select().from(fileDeletions).where(eq(fileDeletions.key, key)).for('update');
      if (held.length === 0 || !(await deleteUnlessHeld(db, storage, key))) return false;
      await tx.delete(fileDeletions).where(eq(fileDeletions.key, key));
      return true;
    });
    if (done) deleted += 1;
  }
  return deleted;
}

/** A storage whose deletes wait while a backup is made; a file that is written again meanwhile stays. */
export function withHeldDeletes(db: Db, storage: Storage): HeldStorage {
  return {
    ...storage,
    put: async (key, body, contentType) => {
      await db.delete(fileDeletions).where(eq(fileDeletions.key, key));
      await storage.put(key, body, contentType);
    },
    delete: async (key) => {
      if (!(await deleteUnlessHeld(db, storage, key)))
        await db.insert(fileDeletions).values({ key, askedAt: now() }).onConflictDoNothing();
    },
    deleteHeld: () => deleteHeld(db, storage),
  };
}

export const heldDeletesJob = defineJob({
  name: 'storage-held-deletes',
  schema: z.object({}),
  every: '*/5 * * * *',
  run: async () => void (await services().storage.deleteHeld()),
});
