import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { readEarlierMigrations } from './migration-files.ts';
import { schemaOf } from './testing/schema-of.ts';
import { makeBareDatabase, makeTestDatabase } from './testing/test-database.ts';
import { expectKept, makeEarlier } from './testing/upgraded.ts';

/** The first and the last, every tenth, and those before a migration that changes rows. */
const states = [0, 10, 13, 18, 20, 28, 30, 33, 35, 40, 46, 47, 49];
const names = readEarlierMigrations().map(({ name }) => name);

it.each(states)(
  'a database that ends with migration %i gets the schema of today and keeps its rows',
  async (last) => {
    const database = await makeBareDatabase();
    const today = await makeTestDatabase();
    const before = await makeEarlier(database.connection, last);
    expect(before.size).toBeGreaterThan(5);
    expect(await migrate(database.connection)).toEqual(expect.arrayContaining(names.slice(last + 1)));
    expect(await schemaOf(database)).toEqual(await schemaOf(today));
    await expectKept(database.connection, before);
    await today.close();
    await database.close();
  },
);
