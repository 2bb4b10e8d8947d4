import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/testing/test-database.ts';
import { loadEnv } from '#server/env.ts';
import { bringIn } from '#server/export/bring-in.ts';
import { exportedTables } from '#server/export/shapes.ts';
import { makeStorage } from '#server/storage/make-storage.ts';
import { inExportedWorld, withClient } from './testing/exported-world.server.ts';

const { folder, world, archive } = inExportedWorld();

/** A database without a table, as an empty installation has it. */
async function bareDatabase(): Promise<TestDatabase> {
  const database = await makeTestDatabase();
  await database.pool.query('drop schema pgboss cascade; drop schema public cascade; create schema public');
  return database;
}

const envOf = (database: TestDatabase, data: string) =>
  loadEnv({ DATABASE_URL: database.url, APP_SECRET: 'n'.repeat(32), DATA_DIR: data, LOG_LEVEL: 'silent' });

/** The rows of every table that is exported, as text in one order. */
const contentOf = (database: TestDatabase) =>
  withClient(database, async (client) => {
    await client.query("set timezone = 'UTC'");
    const shapes = await exportedTables(client);
    const content: Record<string, string[]> = {};
    for (const { name, columns } of shapes) {
      const shown = columns.map((column) => `"${column.name}"`).join(', ');
      const found = await client.query<{ line: string }>(
        `select row_to_json(r)::text as line from (select ${shown} from "${name}") r order by 1`,
      );
      content[name] = found.rows.map(({ line }) => line);
    }
    return content;
  });

const filesOf = async (data: string): Promise<Record<string, string>> => {
  const storage = makeStorage(loadEnv({ DATA_DIR: data }));
  const files: Record<string, string> = {};
  for await (const { key } of storage.list())
    files[key] = String((await storage.get(key))?.toString('base64'));
  return files;
};

describe('an export', () => {
  it('put into an empty installation gives every row and every file again', async () => {
    const other = await bareDatabase();
    const data = join(folder(), 'new');
    try {
      const { rows, files } = await bringIn(archive(), envOf(other, data));
      const [before, after] = [await contentOf(world().database), await contentOf(other)];
      expect(after).toEqual(before);
      expect(rows).toBe(Object.values(before).flat().length);
      expect(rows).toBeGreaterThan(100);
      const [had, has] = [await filesOf(join(folder(), 'old')), await filesOf(data)];
      expect(has).toEqual(had);
      expect(files).toBe(Object.keys(had).length);
      expect(files).toBeGreaterThan(2);
      const { rows: users } = await other.pool.query('select password_hash from identity_users');
      expect(users.every((user) => user.password_hash === null)).toBe(true);
    } finally {
      await other.close();
    }
  });
});

describe('an import', () => {
  it('refuses a folder or a database that is in use, and changes nothing', async () => {
    const bare = await bareDatabase();
    try {
      await expect(bringIn(archive(), envOf(bare, join(folder(), 'old')))).rejects.toThrow('is not empty');
      await expect(bringIn(archive(), envOf(world().database, join(folder(), 'fresh')))).rejects.toThrow(
        'The database is not empty',
      );
    } finally {
      await bare.close();
    }
  });

  it('refuses what is damaged or no export', async () => {
    const bytes = await readFile(archive());
    const damaged = join(folder(), 'damaged.zip');
    const at = bytes.indexOf('kestrel7781-agenda');
    const copy = Buffer.from(bytes);
    copy[at] = 'K'.charCodeAt(0);
    await writeFile(damaged, copy);
    const bare = await bareDatabase();
    try {
      const data = join(folder(), 'damaged-data');
      await expect(bringIn(damaged, envOf(bare, data))).rejects.toThrow('is wrong');
      await writeFile(damaged, bytes.subarray(0, bytes.length - 5));
      await expect(bringIn(damaged, envOf(bare, data))).rejects.toThrow('no archive');
    } finally {
      await bare.close();
    }
  });
});
