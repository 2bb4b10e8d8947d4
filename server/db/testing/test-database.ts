import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { inject } from 'vitest';
import type { Database } from '../database.ts';
import { withFileLock } from '../embedded/file-lock.ts';
import { dataPaths } from '../embedded/paths.ts';
import { connectionTo } from '../embedded/postmaster.ts';
import { ensureServer } from '../embedded/start.ts';
import { migrate } from '../migrate.ts';
import { makePool } from '../pool.ts';
import { runSeeds } from '../run-seeds.ts';
import { forgoDisk } from './forgo-disk.ts';

const template = 'akra_template';

async function run(sockets: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connectionTo(sockets, 'postgres'));
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

async function ensureTemplate(sockets: string): Promise<void> {
  const found = await run(sockets, `select 1 from pg_database where datname = '${template}'`);
  if (found.rowCount) return;
  await forgoDisk(connectionTo(sockets, 'postgres'));
  await run(sockets, 'create database akra_draft');
  const connection = connectionTo(sockets, 'akra_draft');
  await migrate(connection);
  const boss = new PgBoss({ ...connection, max: 2 });
  await boss.start();
  await boss.stop({ graceful: false });
  const pool = makePool(connection, { max: 1 });
  await runSeeds(drizzle(pool), []);
  await pool.end();
  await run(sockets, `alter database akra_draft rename to ${template}`);
}

/** The database of a test file; `url` is what DATABASE_URL would say. */
export interface TestDatabase extends Database {
  url: string;
}

async function makeDatabase(from: string): Promise<TestDatabase> {
  const paths = dataPaths(inject('testDataFolder'));
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const sockets = await withFileLock(paths.startLock, async () => {
    const ready = await ensureServer(paths);
    await ensureTemplate(ready);
    await run(ready, `create database ${name} template ${from} strategy file_copy`);
    return ready;
  });
  const connection = connectionTo(sockets, name);
  const pool = makePool(connection, { max: 8 });
  return {
    pool,
    db: drizzle(pool),
    connection,
    embedded: true,
    url: `postgres://${connection.user}@${encodeURIComponent(sockets)}/${name}`,
    revive: async () => {},
    close: async () => {
      await pool.end();
      await run(sockets, `drop database ${name} with (force)`);
    },
  };
}

/** An empty, migrated database of its own for a test file, on the run's one server. */
export const makeTestDatabase = (): Promise<TestDatabase> => makeDatabase(template);

/** A database without a table in it. */
export const makeBareDatabase = (): Promise<TestDatabase> => makeDatabase('template1');
