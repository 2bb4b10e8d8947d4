import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copiedTables, tableName } from '../db/copy/catalogue.ts';
import { openEmbedded } from '../db/embedded/embedded.ts';
import { makeTestDatabase } from '../db/testing/test-database.ts';
import { loadEnv } from '../env.ts';
import { seal } from '../seal.ts';
import { services } from '../services.ts';
import { makeFolderStorage } from '../storage/folder.ts';
import { deleteHeld } from '../storage/held-deletes.ts';
import { fileDeletions } from '../storage/tables.ts';
import { openTestServices, type TestServices } from '../testing/test-services.ts';
import { checkBackup } from './check.ts';
import { fillDatabase } from './fill.ts';
import { type MadeBackup, makeBackup } from './make.ts';
import { restoreBackup } from './restore.ts';
import { later, seedHardRows, startWriting, written } from './testing/writers.ts';

const folder = mkdtempSync(join(tmpdir(), 'akra backup '));
const file = join(folder, 'whole.tar.gz');
const secret = 's'.repeat(32);
let site: TestServices;
let made: MadeBackup;
/** The jobs that the writers leave for later. */
const waitingJobs = "pgboss.job where name = 'backup-test-later'";
/** What every table held at the moment of the snapshot. */
let seen: Record<string, string>;
let moved: number;

/** A sum over all rows of every table, in an order that does not depend on where they lie. */
async function sums(client: pg.Client): Promise<Record<string, string>> {
  await client.query("set timezone = 'UTC'");
  const found: Record<string, string> = {};
  for (const table of await copiedTables(client)) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text collate "C")), '') as sum from ${tableName(table)} t`,
    );
    found[tableName(table)] = rows[0]?.sum ?? '';
  }
  return found;
}

async function connected(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  await client.connect();
  return client;
}

/** Reads every table in the backup's own snapshot, by another session, while the writers go on. */
async function readSnapshot(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
  const beside = await connected(site.database.connection);
  await beside.query('begin isolation level repeatable read');
  await beside.query(`set transaction snapshot '${rows[0]?.id}'`);
  seen = await sums(beside);
  await beside.end();
}

beforeAll(async () => {
  site = await openTestServices({ DATA_DIR: join(folder, 'site'), APP_SECRET: secret }, [
    { name: 'test', jobs: [later] },
  ]);
  mkdirSync(join(folder, 'site'), { recursive: true });
  await seedHardRows();
  await services().database.db.execute(
    sql`insert into identity_keys (kid, private_sealed, public_jwk, current, created_at) values ('k', ${seal(secret, 'signing-key', 'a key')}, '{}', true, now())`,
  );
  const stop = startWriting();
  // Slow or quick, there is something to be found: rows that name files, a mail with its job, and more being written.
  const count = (what: string) => services().database.db.$count(sql.raw(what));
  while ((await count('enquiry_files')) < 12 || (await count(waitingJobs)) < 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  made = await makeBackup({
    connection: site.database.connection,
    storage: makeFolderStorage(join(folder, 'site', 'files')),
    secret: { value: secret, inFolder: false },
    out: file,
    onSnapshot: readSnapshot,
  });
  moved = await stop();
}, 90_000);

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const empty = (name: string) => ({
  ...loadEnv({ APP_SECRET: secret, DATA_DIR: join(folder, name), LOG_LEVEL: 'silent' }),
});

describe('a backup taken under writes', () => {
  it('restores into an empty folder with every row and file equal', async () => {
    expect(moved).toBeGreaterThan(30);
    expect(made.missing).toEqual([]);
    const env = empty('new');
    const { opened, rows } = await restoreBackup(file, env);
    expect(opened).toBe(1);
    expect(rows).toBeGreaterThan(60);

    const server = await openEmbedded(env.DATA_DIR, { shared: false });
    const client = await connected(server.connection);
    expect(await sums(client)).toEqual(seen);
    expect(Object.keys(seen).length).toBeGreaterThan(70);
    const jobs = await client.query(`select 1 from ${waitingJobs}`);
    expect(jobs.rowCount).toBeGreaterThan(0);
    const { rows: views } = await client.query(
      "select sum(views)::int as all from page_counts where page in ('/a', '/b')",
    );
    expect(views).toEqual([{ all: 2000 }]);

    // Every file that a row of the snapshot names, although its row and it were being deleted meanwhile.
    const storage = makeFolderStorage(join(env.DATA_DIR, 'files'));
    const { rows: named } = await client.query<{ id: string }>('select id from enquiry_files');
    expect(named.length).toBeGreaterThan(5);
    const keys = new Set(named.map(({ id }) => `enquiries/${id}`));
    for (const { key } of made.manifest.files) keys.add(key);
    for (const key of keys) {
      const bytes = await storage.get(key);
      expect(bytes && createHash('sha256').update(bytes).digest('hex'), key).toBe(written.get(key));
    }
    // What keeps issued invoices from changing is back in its place.
    await expect(client.query('update invoices set gross = 1')).rejects.toThrow(/issued/);
    await client.end();
    await server.close();
    expect(existsSync(join(env.DATA_DIR, '.restoring'))).toBe(false);
  }, 60_000);

  it('lets the deletes that waited for it happen afterwards', async () => {
    const { database, storage } = services();
    const held = () => database.db.select().from(fileDeletions);
    const [first, second] = await held();
    if (!first || !second) throw new Error('nothing was deleted while the backup was made');
    // Written again under the same name meanwhile: that one stays.
    await storage.put(second.key, Buffer.from('new'), 'text/plain');
    await deleteHeld(database.db, makeFolderStorage(join(folder, 'site', 'files')));
    expect(await held()).toEqual([]);
    expect(await storage.get(first.key)).toBeNull();
    expect(String(await storage.get(second.key))).toBe('new');
  });

  it('restores into an empty database of a server, with the secret that came along', async () => {
    const path = join(folder, 'with-secret.tar.gz');
    await makeBackup({
      connection: site.database.connection,
      storage: makeFolderStorage(join(folder, 'site', 'files')),
      secret: { value: secret, inFolder: true },
      out: path,
      onSnapshot: readSnapshot,
    });
    const target = await makeTestDatabase();
    await target.pool.query('drop schema public cascade; drop schema pgboss cascade; create schema public');
    const env = { ...empty('beside'), DATABASE_URL: target.url, APP_SECRET: undefined };
    await restoreBackup(path, env);
    const client = await connected(target.connection);
    expect(await sums(client)).toEqual(seen);
    expect(readFileSync(join(env.DATA_DIR, 'app-secret'), 'utf8').trim()).toBe(secret);
    await expect(restoreBackup(path, { ...env, DATA_DIR: join(folder, 'beside-2') })).rejects.toThrow(
      /database is not empty/,
    );
    await client.end();
    await target.close();
  }, 60_000);
});

it('puts jobs into tables whose form has changed since', async () => {
  const target = await makeTestDatabase();
  await target.pool.query('alter table pgboss.job drop column source_output');
  const client = await connected(target.connection);
  await fillDatabase(client, file, { ...made.manifest, jobs: 1 });
  const count = async (pool: Pick<pg.Pool, 'query'>) =>
    (await pool.query(`select data->>'text' as text from ${waitingJobs}`)).rows;
  const jobs = await count(target.pool);
  expect(jobs.length).toBeGreaterThan(0);
  expect((await count(site.database.pool)).slice(0, 1)).toEqual(jobs.slice(0, 1));
  await client.end();
  await target.close();
});

describe('refused, with nothing changed', () => {
  it('into a folder that is not empty', async () => {
    const env = empty('used');
    mkdirSync(env.DATA_DIR);
    writeFileSync(join(env.DATA_DIR, 'something'), '');
    await expect(restoreBackup(file, env)).rejects.toThrow(/not empty \(something/);
  });

  it.each([
    ['a changed byte', (bytes: Buffer) => changed(bytes)],
    ['a changed row in an archive that is whole', (bytes: Buffer) => changedInside(bytes)],
    ['half of the file', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['something else', () => Buffer.from('not a backup')],
  ])('%s', async (_, damage) => {
    const path = join(folder, 'damaged.tar.gz');
    writeFileSync(path, damage(readFileSync(file)));
    const env = empty('untouched');
    await expect(restoreBackup(path, env)).rejects.toThrow(/is damaged/);
    expect(existsSync(env.DATA_DIR)).toBe(false);
  });

  it('a backup of a newer version', async () => {
    await expect(checkBackup(file, [])).rejects.toThrow(/newer version/);
  });

  it('another secret, or none', async () => {
    await expect(restoreBackup(file, { ...empty('other'), APP_SECRET: 'o'.repeat(32) })).rejects.toThrow(
      /APP_SECRET is not/,
    );
    await expect(restoreBackup(file, { ...empty('none'), APP_SECRET: undefined })).rejects.toThrow(
      /contains no secret/,
    );
  });
});

const changed = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  const at = Math.floor(copy.length / 2);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

function changedInside(bytes: Buffer): Buffer {
  const tar = gunzipSync(bytes);
  const at = tar.indexOf('backup.test');
  expect(at).toBeGreaterThan(0);
  tar.write('backup.lost', at);
  return gzipSync(tar, { level: 1 });
}
