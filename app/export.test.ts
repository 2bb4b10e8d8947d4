import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeExport } from '#features/export/commands/write-export.server.ts';
import { tableWords } from '#features/export/words.server.ts';
import { holdClock, releaseClock } from '#server/clock.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/testing/test-database.ts';
import { loadEnv } from '#server/env.ts';
import { bringIn } from '#server/export/bring-in.ts';
import { leftOutColumns, leftOutTables } from '#server/export/left-out.ts';
import { exportedTables, type TableShape } from '#server/export/shapes.ts';
import { ground } from '#server/ground.ts';
import { newId } from '#server/ids.ts';
import { makeStorage } from '#server/storage/storage.ts';
import { openTestGround, type TestGround } from '#server/testing/test-ground.ts';
import { openZip } from '#server/zip/read-zip.ts';
import './http-app.server.ts';
import { fillWorld } from './testing/personal-world.server.ts';

const zora = {
  userId: `kestrel-${newId()}`,
  email: 'zora@quill.example',
  name: 'Zora "Q", =Quill',
  word: 'kestrel7781',
};

let folder: string;
let world: TestGround;
let archive: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  world = await openTestGround({ DATA_DIR: join(folder, 'old') });
  holdClock('2026-11-13T12:00:00Z');
  await fillWorld([zora]);
  // Jobs and tallies write a while after a change: a row they add after the export would be missing from it.
  await Promise.all([ground().jobs.stop(), ground().tallies.stop()]);
  archive = join(folder, 'export.zip');
  await writeExport(archive);
});
afterAll(async () => {
  releaseClock();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function withClient<T>(database: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

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

const shapesHere = (): Promise<TableShape[]> => withClient(world.database, exportedTables);

describe('an export', () => {
  it('put into an empty installation gives every row and every file again', async () => {
    const other = await bareDatabase();
    const data = join(folder, 'new');
    try {
      const { rows, files } = await bringIn(archive, envOf(other, data));
      const [before, after] = [await contentOf(world.database), await contentOf(other)];
      expect(after).toEqual(before);
      expect(rows).toBe(Object.values(before).flat().length);
      expect(rows).toBeGreaterThan(100);
      const [had, has] = [await filesOf(join(folder, 'old')), await filesOf(data)];
      expect(has).toEqual(had);
      expect(files).toBe(Object.keys(had).length);
      expect(files).toBeGreaterThan(2);
      const { rows: users } = await other.pool.query('select password_hash from identity_users');
      expect(users.every((user) => user.password_hash === null)).toBe(true);
    } finally {
      await other.close();
    }
  });

  it('describes every table and every column, and says what is left out', async () => {
    const zip = await openZip(archive);
    const text = String(await zip.files.find(({ path }) => path === 'FORMAT.md')?.content());
    const paths = zip.files.map(({ path }) => path);
    await zip.close();
    for (const { name, columns } of await shapesHere()) {
      const kind = tableWords[name]?.kind;
      expect(kind, `${name} stands in the source of a part`).toBeDefined();
      expect(paths).toEqual(expect.arrayContaining([`${kind}/${name}.jsonl`, `${kind}/${name}.csv`]));
      const part = text.split(`### ${name}\n`)[1]?.split('\n### ')[0] ?? '';
      for (const column of columns) expect(part).toContain(`| \`${column.name}\` |`);
    }
    for (const table of Object.keys(leftOutTables)) expect(text).toContain(`\`${table}\``);
    expect(text).toContain('Since when somebody waits for our answer');
  });

  it('holds the same rows as a table for spreadsheets', async () => {
    const zip = await openZip(archive);
    const read = async (path: string) =>
      String(await zip.files.find((file) => file.path === path)?.content());
    const lines = (await read('booking/bookings.jsonl')).trim().split('\n');
    const csv = await read('booking/bookings.csv');
    await zip.close();
    expect(csv.trim().split('\r\n')).toHaveLength(lines.length + 1);
    expect(csv).toContain('"Zora ""Q"", =Quill"');
  });

  it('leaves out what would open something', async () => {
    const harmless = new Set(['pdf_hash', 'mail_hash', 'sha256']);
    const telling = /hash|sealed|secret|token/;
    const found = (await shapesHere()).flatMap(({ name, columns }) =>
      columns
        .filter((one) => telling.test(one.name) && !harmless.has(one.name))
        .map((one) => `${name}.${one.name}`),
    );
    expect(found).toEqual([]);
    const { rows } = await world.database.pool.query(
      "select tablename from pg_tables where schemaname = 'public'",
    );
    const tables = new Set(rows.map(({ tablename }) => tablename));
    for (const name of [...Object.keys(leftOutTables), ...Object.keys(leftOutColumns)])
      expect([name, tables.has(name)]).toEqual([name, true]);
  });
});

describe('an import', () => {
  it('refuses a folder or a database that is in use, and changes nothing', async () => {
    const bare = await bareDatabase();
    try {
      await expect(bringIn(archive, envOf(bare, join(folder, 'old')))).rejects.toThrow('is not empty');
      await expect(bringIn(archive, envOf(world.database, join(folder, 'fresh')))).rejects.toThrow(
        'The database is not empty',
      );
    } finally {
      await bare.close();
    }
  });

  it('refuses what is damaged or no export', async () => {
    const bytes = await readFile(archive);
    const damaged = join(folder, 'damaged.zip');
    const at = bytes.indexOf('kestrel7781-agenda');
    const copy = Buffer.from(bytes);
    copy[at] = 'K'.charCodeAt(0);
    await writeFile(damaged, copy);
    const bare = await bareDatabase();
    try {
      const data = join(folder, 'damaged-data');
      await expect(bringIn(damaged, envOf(bare, data))).rejects.toThrow('is wrong');
      await writeFile(damaged, bytes.subarray(0, bytes.length - 5));
      await expect(bringIn(damaged, envOf(bare, data))).rejects.toThrow('no archive');
    } finally {
      await bare.close();
    }
  });
});
