import pg from 'pg';
import { expect } from 'vitest';
import { migrate } from '../migrate.ts';
import { readEarlierMigrations } from '../migration-files.ts';
import { fillTables, rowsOf } from './fill-tables.ts';

type Rows = Awaited<ReturnType<typeof rowsOf>>;

async function within<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query("set timezone = 'UTC'");
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The rows of every table in a database. */
export const rowsIn = (connection: pg.ClientConfig): Promise<Rows> => within(connection, rowsOf);

/** Makes a bare database one of an earlier version, by the number of its last migration, with a row in every table; gives the rows. */
export async function makeEarlier(connection: pg.ClientConfig, last: number): Promise<Rows> {
  await migrate(connection, { migrations: readEarlierMigrations().slice(0, last + 1) });
  await within(connection, fillTables);
  return rowsIn(connection);
}

/** What earlier migrations changed in rows on purpose, by table and column. */
const changedOnPurpose = new Set(['enquiries.waits_since', 'invoices.credited']);

/** Sees that every row of an earlier version is still there, in every column that there still is; others may have come. */
export async function expectKept(connection: pg.ClientConfig, before: Rows): Promise<void> {
  const after = await rowsIn(connection);
  for (const [table, rows] of before) {
    const now = after.get(table);
    if (!now) continue;
    for (const row of rows) {
      const kept = Object.entries(row).filter(
        ([column]) => column in (now[0] ?? row) && !changedOnPurpose.has(`${table}.${column}`),
      );
      expect(now, table).toContainEqual(expect.objectContaining(Object.fromEntries(kept)));
    }
  }
}
