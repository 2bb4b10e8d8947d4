import pg from 'pg';
import { log } from '../log.ts';
import { type Applied, type Migration, migrationsFor, pendingMigrations } from './migration-files.ts';

// Any number will do, as long as every version of the program uses the same.
const lockKey = 7_206_115;

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
    const pending = pendingMigrations(options.migrations ?? migrationsFor(rows), rows);
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
