import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeJobTables } from '../db/copy/job-tables.ts';
import { openEmbedded } from '../db/embedded/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { makePool } from '../db/pool.ts';
import { schemaOf } from '../db/testing/schema-of.ts';
import { makeBareDatabase, makeTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { expectKept, makeEarlier, rowsIn } from '../db/testing/upgraded.ts';
import { loadEnv } from '../env.ts';
import { seal } from '../seal.ts';
import { makeFolderStorage } from '../storage/folder.ts';
import { checkBackup } from './check.ts';
import { makeBackup } from './make.ts';
import { restoreBackup } from './restore.ts';
import { sealedColumns } from './sealed.ts';

const folder = mkdtempSync(join(tmpdir(), 'akra older backup '));
const secret = 's'.repeat(32);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Seals what a filled database holds as sealed, in the tables that it has already. */
async function sealAll({ pool }: TestDatabase): Promise<void> {
  for (const { table, column, purpose } of sealedColumns)
    if ((await pool.query('select to_regclass($1) as t', [table])).rows[0].t)
      await pool.query(`update ${table} set ${column} = $1`, [seal(secret, purpose, 'a key')]);
}

async function backUp(database: TestDatabase, name: string): Promise<string> {
  const out = join(folder, `${name}.tar.gz`);
  await makeBackup({
    connection: database.connection,
    storage: makeFolderStorage(join(folder, name, 'files')),
    secret: { value: secret, inFolder: false },
    out,
  });
  return out;
}

/** Restores into an empty folder and gives the names of the migrations there, before and after they are brought up to date. */
async function restored(file: string, name: string, before: Parameters<typeof expectKept>[1]) {
  const env = loadEnv({ APP_SECRET: secret, DATA_DIR: join(folder, `${name} new`), LOG_LEVEL: 'silent' });
  await restoreBackup(file, env);
  const server = await openEmbedded(env.DATA_DIR, { shared: false });
  const applied = await migrate(server.connection);
  const today = await makeTestDatabase();
  const pool = makePool(server.connection, { max: 1 });
  expect(await schemaOf({ pool })).toEqual(await schemaOf(today));
  await pool.end();
  await expectKept(server.connection, before);
  await today.close();
  await server.close();
  return applied;
}

/** A site as an earlier version left it, by the number of its last migration. */
async function earlierSite(last: number): Promise<TestDatabase> {
  const database = await makeBareDatabase();
  await makeEarlier(database.connection, last);
  await sealAll(database);
  await makeJobTables(database.connection);
  return database;
}

it.each([
  [24, '0025_leads'],
  [49, '0050_version_1'],
])(
  'a backup of a site that ended with migration %i is restored and brought up to date',
  async (last, next) => {
    const site = await earlierSite(last);
    const file = await backUp(site, `at ${last}`);
    expect((await restored(file, `at ${last}`, await rowsIn(site.connection)))[0]).toBe(next);
    await site.close();
  },
  300_000,
);

it('a backup of a site that was brought up to date has nothing left to apply', async () => {
  const site = await earlierSite(40);
  await migrate(site.connection);
  const file = await backUp(site, 'upgraded');
  expect(await restored(file, 'upgraded', await rowsIn(site.connection))).toEqual([]);
  await site.close();
}, 300_000);

it('a backup of a newer version is refused by what it was made with', async () => {
  const database = await makeTestDatabase();
  await database.pool.query("insert into schema_migrations values ('9999_later', $1, now())", [
    '0'.repeat(64),
  ]);
  const file = await backUp(database, 'newer');
  await expect(checkBackup(file)).rejects.toThrow(
    /belongs to a newer version \(it has 9999_later.*Update the program/,
  );
  await database.close();
});
