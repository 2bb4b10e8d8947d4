import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadEnv } from '../../env.ts';
import { seal } from '../../seal.ts';
import { copiedTables, plainForms, tableName } from '../copy/catalogue.ts';
import { openEmbedded } from '../embedded/embedded.ts';
import { migrate } from '../migrate.ts';
import { forgoDisk } from '../testing/forgo-disk.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { sumOf } from './checksum.ts';
import { moveDatabase } from './move.ts';
import { moveMark } from './move-mark.ts';
import { refuseHalfMoved } from './target.ts';

const folder = mkdtempSync(join(tmpdir(), 'akra move '));
const secret = 's'.repeat(32);
const dataDir = join(folder, 'data');
const env = loadEnv({ DATA_DIR: dataDir, APP_SECRET: secret, LOG_LEVEL: 'silent' });
let target: TestDatabase;

async function connected(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(plainForms);
  return client;
}

async function sums(client: pg.Client): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of await copiedTables(client)) {
    const { rows, sum } = await sumOf(client, table);
    found[tableName(table)] = `${rows} ${sum}`;
  }
  return found;
}

/** References, triggers and sequences, as text. */
async function guards(client: pg.Client): Promise<unknown[]> {
  const { rows } = await client.query(
    `select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as each from pg_constraint where contype = 'f'
     union all select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger where not tgisinternal
     union all select sequencename || coalesce(last_value, 0) from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

/** Rows of every shape: some tables large, some with sealed values, jobs that wait. */
async function fillSource(): Promise<{ sums: Record<string, string>; guards: unknown[] }> {
  const server = await openEmbedded(dataDir, { shared: false });
  await forgoDisk(server.connection);
  await migrate(server.connection);
  const { host, port, user, database } = server.connection;
  const boss = new PgBoss({ host, port, user, database, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('later');
  for (let n = 0; n < 20; n += 1) await boss.send('later', { n }, { startAfter: 3600 });
  await boss.stop({ graceful: false });
  const client = await connected(server.connection);
  await client.query(
    `insert into page_counts select '2026-11-16'::date + (n % 9), '/page/' || n, 'tab' || chr(9) || 'line' || chr(10), '\\N', 'other', n
     from generate_series(1, 40000) n`,
  );
  await client.query(
    `insert into events (id, kind, subject, actor, data, happened_at)
     select gen_random_uuid(), 'move.test', 'subject:' || n, 'system', jsonb_build_object('n', n, 'text', repeat('ünï ', 20)), now()
     from generate_series(1, 10000) n`,
  );
  await client.query(
    `insert into identity_keys (kid, private_sealed, public_jwk, current, created_at) values ('k', $1, '{}', true, now())`,
    [seal(secret, 'signing-key', 'a key')],
  );
  const found = { sums: await sums(client), guards: await guards(client) };
  await client.end();
  await server.close();
  return found;
}

let before: Awaited<ReturnType<typeof fillSource>>;
beforeAll(async () => {
  before = await fillSource();
  target = await makeTestDatabase();
  await target.pool.query('drop schema public cascade; drop schema pgboss cascade; create schema public');
}, 180_000);
afterAll(async () => {
  await target.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command and kills it as soon as its output holds `at`; gives what it said. */
function run(at: string | null): Promise<{ said: string; code: number | null }> {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, 'run-move.ts'), '--to', target.url],
    {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, APP_SECRET: secret },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const hear = (text: Buffer) => {
    said += text;
    if (at && said.includes(at)) child.kill('SIGKILL');
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return new Promise((resolve) => child.once('close', (code) => resolve({ said, code })));
}

it('moves everything, however often it is killed on the way', async () => {
  for (const at of ['1/', 'jobs: ', 'restoring references']) {
    const { code, said } = await run(at);
    expect(code, said).toBeNull();
    await expect(refuseHalfMoved(target.pool)).rejects.toThrow(/not finished/);
    expect(moveMark(dataDir)).toBeNull();
  }
  const { said, code } = await run(null);
  expect(code, said).toBe(0);
  expect(said).toContain('continues where it stopped');
  expect(said).toMatch(/page_counts: 40000 rows, already there/);
  expect(said).toContain('Every count and checksum is the same');
  expect(said).toContain('opens all 1 sealed keys');
  expect(said).not.toContain(secret);

  const client = await connected(target.connection);
  expect(await sums(client)).toEqual(before.sums);
  expect(await guards(client)).toEqual(before.guards);
  await client.end();
  await expect(refuseHalfMoved(target.pool)).resolves.toBeUndefined();
  expect(moveMark(dataDir)?.to).toContain(target.connection.database);
}, 300_000);

it('leaves the source as it was', async () => {
  const server = await openEmbedded(dataDir, { shared: false });
  const client = await connected(server.connection);
  expect({ sums: await sums(client), guards: await guards(client) }).toEqual(before);
  await client.end();
  await server.close();
}, 30_000);

it('refuses a database in which something lies, and a folder that is in use', async () => {
  await expect(moveDatabase(env, target.url, () => {})).rejects.toThrow(/database is not empty/);
  const running = await openEmbedded(dataDir, { shared: false });
  await expect(moveDatabase(env, target.url, () => {})).rejects.toThrow(
    /Another instance uses this data folder/,
  );
  await running.close();
}, 30_000);

it('copies again what was changed between two tries, and goes on with no other site’s move', async () => {
  await target.pool.query('drop schema public cascade; drop schema pgboss cascade; create schema public');
  const breakOff = (line: string) => {
    if (line.includes('jobs: ')) throw new Error('broken off');
  };
  await expect(moveDatabase(env, target.url, breakOff)).rejects.toThrow('broken off');
  const server = await openEmbedded(dataDir, { shared: false });
  const client = await connected(server.connection);
  await client.query("update identity_keys set kid = 'changed'");
  await client.query("delete from page_counts where page = '/page/7'");
  const changed = await sums(client);
  await client.end();
  await server.close();

  const { rows } = await target.pool.query<{ source: string }>('select source from akra_move.move');
  await target.pool.query("update akra_move.move set source = 'another'");
  await expect(moveDatabase(env, target.url, () => {})).rejects.toThrow(/another site/);
  await target.pool.query('update akra_move.move set source = $1', [rows[0]?.source]);
  await moveDatabase(env, target.url, () => {});
  const moved = await connected(target.connection);
  expect(await sums(moved)).toEqual(changed);
  await moved.end();
}, 180_000);
