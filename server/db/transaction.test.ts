import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { makeTestDatabase } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await makeTestDatabase();
  await database.pool.query(
    'create table tally (id int primary key, n int); insert into tally values (1, 0), (2, 0)',
  );
});
afterAll(() => database.close());

it('runs again after deadlocks until everybody is through', async () => {
  const add = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      await tx.execute(sql`update tally set n = n + 1 where id = ${first}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await tx.execute(sql`update tally set n = n + 1 where id = ${second}`);
    });
  await Promise.all([add(1, 2), add(2, 1), add(1, 2)]);
  const { rows } = await database.pool.query('select n from tally order by id');
  expect(rows).toEqual([{ n: 3 }, { n: 3 }]);
});

it('does not run again after an error of our own', async () => {
  let runs = 0;
  await inTransaction(database.db, async () => {
    runs += 1;
    throw new Error('mine');
  }).catch(() => {});
  expect(runs).toBe(1);
});
