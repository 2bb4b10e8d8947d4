import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { readEarlierMigrations, readMigrations } from './migration-files.ts';
import { schemaOf } from './testing/schema-of.ts';
import { makeBareDatabase, makeTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { expectKept, makeEarlier } from './testing/upgraded.ts';

let whole: TestDatabase;
let earlier: TestDatabase;
beforeAll(async () => {
  whole = await makeTestDatabase();
  // Only the tables of pg-boss and the rows of seeds differ from a bare one, and neither is compared.
  earlier = await makeBareDatabase();
});
afterAll(() => Promise.all([whole.close(), earlier.close()]));

const namesIn = async ({ pool }: TestDatabase) =>
  (await pool.query<{ name: string }>('select name from schema_migrations order by name')).rows.map(
    ({ name }) => name,
  );

it('makes a new database from one file', async () => {
  expect(await namesIn(whole)).toEqual(readMigrations().map(({ name }) => name));
  expect((await namesIn(whole))[0]).toBe('0050_version_1');
});

it('brings a database from before 1.0 to the same schema and keeps its rows', async () => {
  const before = await makeEarlier(earlier.connection, 13);
  const applied = await migrate(earlier.connection);
  expect(applied[0]).toBe('0014_one_saved_list');
  expect(await namesIn(earlier)).toEqual(
    [...readEarlierMigrations(), ...readMigrations()].map(({ name }) => name),
  );
  expect(await migrate(earlier.connection)).toEqual([]);

  const [made, upgraded] = [await schemaOf(whole), await schemaOf(earlier)];
  expect(made.columns.length).toBeGreaterThan(900);
  expect(made.triggers).toHaveLength(3);
  expect(upgraded).toEqual(made);

  await expectKept(earlier.connection, before);
  // The one table that was dropped: what it held had moved before.
  const { rows } = await earlier.pool.query("select key from saved_items where kind = 'application'");
  expect(rows).toHaveLength(1);
});
