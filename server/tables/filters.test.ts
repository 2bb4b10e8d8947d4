import { integer, PgDialect, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { choice, exact } from './filters.ts';

const rows = pgTable('rows', { id: uuid(), count: integer(), word: text() });
const reader = { userId: 'ann', areas: [] };
const id = '019a0000-0000-7000-8000-000000000000';

it.each([
  [choice('Id', rows.id), [id, 'x@y'], [id]],
  [choice('Id', rows.id), ['x@y'], []],
  [exact('Count', rows.count), ['12e9'], []],
  [exact('Count', rows.count), ['12'], ['12']],
  [exact('Word', rows.word), ['x@y'], ['x@y']],
])('asks the database for no value that a column cannot hold', (filter, values, asked) => {
  const where = filter.where(values, reader);
  const query = where && new PgDialect().sqlToQuery(where);
  expect(query?.params).toEqual(asked);
  if (asked.length === 0) expect(query?.sql).toBe('false');
});
