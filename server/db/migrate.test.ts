import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { type Migration, pendingMigrations, readMigrations } from './migration-files.ts';
import { makeTestDatabase } from './testing/test-database.ts';

const file = (name: string, sql = 'select 1', transactional = true): Migration => ({
  name,
  sql,
  hash: `hash of ${sql}`,
  transactional,
});
const applied = (migration: Migration) => ({ name: migration.name, hash: migration.hash });

describe('pendingMigrations', () => {
  const [a, b, c] = [file('0000_a'), file('0001_b'), file('0002_c')];

  it('gives what is not applied yet, in order', () => {
    expect(pendingMigrations([a, b, c], [applied(a)])).toEqual([b, c]);
  });

  it('refuses data of a newer version, a changed file, a missing file and a late file', () => {
    expect(() => pendingMigrations([a], [applied(a), applied(b)])).toThrow(
      /newer version.*Update the program/,
    );
    expect(() => pendingMigrations([file('0000_a', 'select 2')], [applied(a)])).toThrow(
      /changed after it had been applied/,
    );
    expect(() => pendingMigrations([a, c], [applied(a), applied(b), applied(c)])).toThrow(/0001_b.*missing/);
    expect(() => pendingMigrations([a, b, c], [applied(a), applied(c)])).toThrow(/0001_b was never applied/);
  });
});

describe('migrate', () => {
  let database: Database;
  beforeAll(async () => {
    database = await makeTestDatabase();
  });
  afterAll(() => database.close());

  it('finds nothing to do in a database that is up to date', async () => {
    expect(await migrate(database.connection)).toEqual([]);
  });

  it('lets many processes start at once: each file is applied once', async () => {
    const migrations = [
      ...readMigrations(),
      file('9000_many', 'create table many (id int); insert into many values (1)'),
    ];
    const done = await Promise.all(
      Array.from({ length: 8 }, () => migrate(database.connection, { migrations })),
    );
    expect(done.flat()).toEqual(['9000_many']);
    expect((await database.pool.query('select * from many')).rowCount).toBe(1);
  });

  it('undoes a file that fails half-way, and runs marked files outside a transaction', async () => {
    const known = [
      ...readMigrations(),
      file('9000_many', 'create table many (id int); insert into many values (1)'),
    ];
    const broken = file('9001_broken', 'create table half (id int); select nonsense');
    await expect(migrate(database.connection, { migrations: [...known, broken] })).rejects.toThrow(
      '9001_broken failed',
    );
    expect((await database.pool.query("select to_regclass('half') as t")).rows[0].t).toBeNull();
    const marked = file(
      '9002_index',
      '-- no-transaction\ncreate index concurrently many_id on many (id)\n--> statement-breakpoint\nselect 1',
      false,
    );
    expect(await migrate(database.connection, { migrations: [...known, marked] })).toEqual(['9002_index']);
  });
});

describe('a killed connection', () => {
  it('frees the lock', async () => {
    const database = await makeTestDatabase();
    const other = new pg.Client(database.connection);
    other.on('error', () => {});
    await other.connect();
    await other.query('select pg_advisory_lock(7206115)');
    const waiting = migrate(database.connection);
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect(await waiting).toEqual([]);
    await database.close();
  });
});
