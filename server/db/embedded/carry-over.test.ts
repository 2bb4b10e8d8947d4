import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { makeTestDatabase } from '../testing/test-database.ts';
import { carryOver } from './carry-over.ts';
import { openEmbedded } from './embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'akra carry '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('carries every row over and sets the old cluster aside', async () => {
  const old = await makeTestDatabase();
  await old.pool.query(
    `insert into events select gen_random_uuid(), 'k', 's', 'a', '{"big": 12345678901234567890, "text": "ü\\"\\n"}', now() from generate_series(1, 1200)`,
  );
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n');
  const counts = await carryOver(old.url, folder);
  expect(counts.get('events')).toBe(1200);
  expect(existsSync(join(folder, 'postgres.17'))).toBe(true);

  const all = 'select md5(string_agg(e::text, chr(10) order by id)) as sum from events e';
  const before = (await old.pool.query(all)).rows;
  const server = await openEmbedded(folder, { shared: false });
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query("set timezone = 'UTC'");
  expect((await client.query(all)).rows).toEqual(before);
  await client.end();
  await server.close();
  await old.close();
});
