import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Env } from '../env.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { makePool } from './pool.ts';
import type { Db } from './transaction.ts';

/** The open database. */
export interface Database {
  pool: pg.Pool;
  db: Db;
  /** For connections outside the pool: listening, migrating. */
  connection: pg.ClientConfig;
  embedded: boolean;
  /** Starts an embedded server again that was killed under us; does nothing for a foreign one. */
  revive: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens DATABASE_URL's server or the embedded one; connects lazily, so a foreign server may be away. */
export async function openDatabase(env: Env): Promise<Database> {
  const server = env.DATABASE_URL
    ? { connection: { connectionString: env.DATABASE_URL }, revive: async () => {}, close: async () => {} }
    : await openEmbedded(env.DATA_DIR, { shared: env.SHARED_DATA });
  const pool = makePool(server.connection, { max: env.DATABASE_POOL });
  return {
    pool,
    db: drizzle(pool),
    connection: server.connection,
    embedded: !env.DATABASE_URL,
    revive: server.revive,
    close: async () => {
      await pool.end();
      await server.close();
    },
  };
}
