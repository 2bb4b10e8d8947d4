import type { Client } from 'pg';
import {
  copiedTables,
  jobsVersion,
  plainForms,
  quoted,
  tableName,
  withoutGuards,
} from '../db/copy/catalogue.ts';
import { copyIn } from '../db/copy/copy-protocol.ts';
import { putSequences } from '../db/copy/sequences.ts';
import { entriesOf } from './check.ts';
import type { BackupManifest, BackupTable } from './format.ts';

/** Gives, table by table, the rows of a backup in one pass through the file, whose order they have. */
async function* tableContents(
  path: string,
  tables: readonly BackupTable[],
): AsyncGenerator<{ table: BackupTable; rows: AsyncIterable<Buffer> }> {
  const entries = entriesOf(path);
  const ofTable = new Map(tables.flatMap((table) => table.parts.map(({ entry }) => [entry, table] as const)));
  let next = await entries.next();
  const nextPart = async () => {
    while (!next.done && !ofTable.has(next.value.name)) next = await entries.next();
  };
  try {
    for (const table of tables) {
      if (table.parts.length === 0) continue;
      yield {
        table,
        rows: (async function* () {
          for (await nextPart(); !next.done && ofTable.get(next.value.name) === table; await nextPart()) {
            yield* next.value.content;
            next = await entries.next();
          }
        })(),
      };
    }
  } finally {
    await entries.return(undefined);
  }
}

/** Puts the rows of one table in. Columns that the table no longer has are left out: pg-boss changes its tables now and then. */
async function fillTable(
  client: Client,
  table: BackupTable,
  has: readonly string[],
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const columns = table.columns.map(quoted).join(', ');
  if (table.columns.every((column) => has.includes(column)))
    return copyIn(client, `copy ${tableName(table)} (${columns}) from stdin`, rows);
  await client.query(
    `create temp table earlier (${table.columns.map((column) => `${quoted(column)} text`).join(', ')}) on commit drop`,
  );
  const copied = await copyIn(client, `copy earlier (${columns}) from stdin`, rows);
  const { rows: types } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname = any($2)`,
    [tableName(table), table.columns],
  );
  const kept = types.map(({ name }) => quoted(name)).join(', ');
  const cast = types.map(({ name, type }) => `${quoted(name)}::${type}`).join(', ');
  await client.query(`insert into ${tableName(table)} (${kept}) select ${cast} from earlier`);
  await client.query('drop table earlier');
  return copied;
}

/** Fills a database that has the backup's schema and no rows that count, in one transaction. */
export async function fillDatabase(client: Client, path: string, manifest: BackupManifest): Promise<void> {
  await client.query(plainForms);
  await client.query('begin');
  try {
    const targets = new Map((await copiedTables(client)).map((table) => [tableName(table), table.columns]));
    const sameJobs = (await jobsVersion(client)) === manifest.jobs;
    const tables = manifest.tables.filter((table) => {
      if (targets.has(tableName(table))) return true;
      if (table.schema === 'pgboss' && !sameJobs) return false;
      throw new Error(`the schema has no table ${tableName(table)}`);
    });
    await withoutGuards(client, async () => {
      await client.query(`truncate ${[...targets.keys()].join(', ')} cascade`);
      for await (const { table, rows } of tableContents(path, tables)) {
        const copied = await fillTable(client, table, targets.get(tableName(table)) ?? [], rows);
        if (copied !== table.rows)
          throw new Error(`${tableName(table)} took ${copied} rows where the backup has ${table.rows}`);
      }
    });
    await putSequences(client, manifest.sequences);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
