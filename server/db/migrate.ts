import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { log } from '../log.ts';
import { projectRoot } from '../project-root.ts';
import { StartError } from '../start-error.ts';

/** One file of `server/db/migrations`. */
export interface Migration {
  name: string;
  hash: string;
  sql: string;
  /** False for files that begin with `-- no-transaction` (CREATE INDEX CONCURRENTLY and the like). */
  transactional: boolean;
}

interface Applied {
  name: string;
  hash: string;
}

// Any number will do, as long as every version of the program uses the same.
const lockKey = 7_206_115;

/** Reads the migrations of a folder, in their order. */
export function readMigrations(folder = join(projectRoot(), 'server/db/migrations')): Migration[] {
  if (!existsSync(folder))
    throw new StartError(
      `The migrations are missing: ${folder}. Deploy the folder server/db/migrations too.`,
    );
  return readdirSync(folder)
    .filter((file) => /^\d{4}_.+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return {
        name: file.slice(0, -4),
        hash: createHash('sha256').update(sql).digest('hex'),
        sql,
        transactional: !sql.startsWith('-- no-transaction'),
      };
    });
}

/** Gives the files still to apply; refuses a history that this code did not write. */
export function pendingMigrations(files: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(files.map((file) => [file.name, file]));
  const newestFile = files.at(-1)?.name ?? '';
  for (const { name, hash } of applied) {
    const file = known.get(name);
    if (!file && name > newestFile) {
      throw new StartError(
        `The database belongs to a newer version (it has ${name}, this program ends at ${newestFile}). Update the program.`,
      );
    }
    if (!file)
      throw new StartError(
        `The migration ${name} was applied to the database, but its file is missing. Restore the file.`,
      );
    if (file.hash !== hash) {
      throw new StartError(
        `The migration ${name} was changed after it had been applied. Restore it and write a new one.`,
      );
    }
  }
  const done = new Set(applied.map((row) => row.name));
  const newestApplied = [...done].sort().at(-1) ?? '';
  const pending = files.filter((file) => !done.has(file.name));
  const late = pending.find((file) => file.name < newestApplied);
  if (late) {
    throw new StartError(
      `The migration ${late.name} was never applied although ${newestApplied} was. Give it a higher number.`,
    );
  }
  return pending;
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const record = () =>
    client.query('insert into schema_migrations (name, hash, applied_at) values ($1, $2, now())', [
      migration.name,
      migration.hash,
    ]);
  if (!migration.transactional) {
    // One statement a message: several in one would be an implicit transaction again.
    for (const statement of migration.sql.split('--> statement-breakpoint')) await client.query(statement);
    await record();
    return;
  }
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await record();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Brings the schema up to date, one process at a time; gives the names of what was applied. */
export async function migrate(
  connection: pg.ClientConfig,
  options: { lock?: boolean; migrations?: Migration[] } = {},
): Promise<string[]> {
  const client = new pg.Client({ ...connection, statement_timeout: 0, application_name: 'akra migrations' });
  client.on('error', (error) => log().warn({ err: error }, 'the migrating connection was lost'));
  await client.connect();
  try {
    // A session's lock: it ends with the connection, also when the process is killed.
    if (options.lock !== false) await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null)',
    );
    const { rows } = await client.query<Applied>('select name, hash from schema_migrations');
    const pending = pendingMigrations(options.migrations ?? readMigrations(), rows);
    for (const migration of pending) {
      try {
        await apply(client, migration);
      } catch (error) {
        throw new Error(`The migration ${migration.name} failed`, { cause: error });
      }
      log().info({ migration: migration.name }, 'schema changed');
    }
    return pending.map((migration) => migration.name);
  } finally {
    await client.end().catch(() => {});
  }
}
