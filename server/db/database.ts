import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { moveMark } from './move/move-mark.ts';
import { makePool, type Pool } from './pool.ts';
import type { Db } from './transaction.ts';

/** The open database. */
export interface Database {
  pool: Pool;
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
  const mark = env.DATABASE_URL ? null : moveMark(env.DATA_DIR);
  if (mark)
    log().warn(
      mark,
      'this embedded database was moved to a server and is out of date: set DATABASE_URL, or remove moved.json from the data folder to go on with this one',
    );
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
