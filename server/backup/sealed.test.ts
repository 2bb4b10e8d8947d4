import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { sealedColumns } from './sealed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

it('knows every column that holds something sealed', async () => {
  const { rows } = await database.pool.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = 'public' and (column_name like '%\\_sealed' or column_name like 'sealed\\_%') order by 1`,
  );
  expect(rows.map(({ column }) => column)).toEqual(
    sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted(),
  );
});
