import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isUnavailable } from '../errors.ts';
import { log } from '../log.ts';

/** Drizzle over the pool. */
export type Db = NodePgDatabase & { $client: pg.Pool };

/** Drizzle inside one transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Either of them: for queries that do not mind. */
export type DbOrTx = Db | Tx;

const tries = 6;

function isRetryable(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth += 1) {
    if ('code' in at && (at.code === '40001' || at.code === '40P01')) return true;
  }
  return false;
}

/**
 * One transaction on a connection that goes back to the pool whatever happens. Drizzle's own way over a pool keeps
 * the connection for ever when `begin` fails, so that a database that went away ten times emptied the pool.
 */
async function once<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let lost = false;
  try {
    return await drizzle(client).transaction(work);
  } catch (error) {
    lost = isUnavailable(error);
    throw error;
  } finally {
    client.release(lost);
  }
}

/** Runs `work` in a transaction; on a serialization failure or deadlock runs all of it again, so it must have no other effects. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, work);
    } catch (error) {
      if (attempt >= tries || !isRetryable(error)) throw error;
      log().debug({ attempt }, 'transaction runs again after a collision');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** attempt * 10));
    }
  }
}
