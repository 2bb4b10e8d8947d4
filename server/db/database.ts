import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { type EmbeddedServer, openEmbedded } from './embedded/embedded.ts';
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

/** A server that a database is on: where it is, and how it is kept going. */
export type DatabaseServer = EmbeddedServer;

/** Opens the embedded server, or uses the one at DATABASE_URL, which may be unreachable at first. */
export async function openServer(env: Env): Promise<DatabaseServer> {
  if (env.DATABASE_URL)
    return {
      connection: { connectionString: env.DATABASE_URL },
      revive: async () => {},
      close: async () => {},
    };
  const mark = moveMark(env.DATA_DIR);
  if (mark)
    log().warn(
      mark,
      'this embedded database was moved to a server and is out of date. Set DATABASE_URL, or remove moved.json from the data folder to keep using this one',
    );
  return openEmbedded(env.DATA_DIR, { shared: env.SHARED_DATA });
}

/** Opens the database on its server, or on one that the caller has opened and closes; connects lazily. */
export async function openDatabase(env: Env, given?: DatabaseServer): Promise<Database> {
  const server = given ?? (await openServer(env));
  const pool = makePool(server.connection, { max: env.DATABASE_POOL });
  return {
    pool,
    db: drizzle(pool),
    connection: server.connection,
    embedded: !env.DATABASE_URL,
    revive: server.revive,
    close: async () => {
      await pool.end();
      if (!given) await server.close();
    },
  };
}
