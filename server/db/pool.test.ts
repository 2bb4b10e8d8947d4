import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePool } from './pool.ts';
import { makeTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

it('survives a server that ends a connection in the middle of a transaction', async () => {
  const pool = makePool(database.connection, { max: 2 });
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it('lends nobody a connection whose transaction is still open', async () => {
  const pool = makePool(database.connection, { max: 1 });
  const client = await pool.connect();
  await client.query('begin');
  await client.query("select set_config('akra.left', 'behind', true)");
  client.release();
  const { rows } = await pool.query("select coalesce(current_setting('akra.left', true), '') as left");
  expect(rows).toEqual([{ left: '' }]);
  await pool.end();
});

it('lends nobody a connection that still waits for an answer', async () => {
  const pool = makePool(database.connection, { max: 1 });
  const client = await pool.connect();
  const slow = { text: 'select pg_sleep(5)', query_timeout: 50 };
  await expect(client.query(slow)).rejects.toThrow(/read timeout/);
  client.release();
  expect(pool.totalCount).toBe(0);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(pool.totalCount).toBe(1);
  await pool.end();
});
