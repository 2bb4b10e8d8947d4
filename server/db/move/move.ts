import pg from 'pg';
import { checkSealed } from '../../backup/sealed.ts';
import { now } from '../../clock.ts';
import type { Env } from '../../env.ts';
import { appSecret } from '../../secret.ts';
import { StartError } from '../../start-error.ts';
import { type CopiedTable, copiedTables, jobsVersion, plainForms } from '../copy/catalogue.ts';
import { makeJobTables } from '../copy/job-tables.ts';
import { putSequences, sequencesOf } from '../copy/sequences.ts';
import { openEmbedded } from '../embedded/embedded.ts';
import { migrate } from '../migrate.ts';
import { migrationsOf } from '../migration-files.ts';
import { isSame, sumOf } from './checksum.ts';
import { copyUnit, unitsOf } from './copy-unit.ts';
import { markMoved, moveMark } from './move-mark.ts';
import { claimTarget, lowerGuards, raiseGuards, releaseTarget } from './target.ts';

/** The result of a move. */
export interface Moved {
  tables: number;
  rows: number;
  /** Tables that an earlier try had brought over already. */
  found: number;
  /** Sealed values that the secret opens in the new database. */
  opened: number;
}

/** A server's address without anything secret, for people. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port ? `:${port}` : ''}${pathname}`;
}

async function connected(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, application_name: 'akra move' });
  // A lost connection is met by the statement that waits on it.
  client.on('error', () => {});
  await client.connect();
  await client.query(plainForms);
  return client;
}

/** Brings the target to the schema that the source has. */
async function makeSchema(source: pg.Client, target: pg.ClientConfig): Promise<void> {
  const { rows: found } = await source.query<{ t: string | null }>(
    "select to_regclass('schema_migrations') as t",
  );
  if (!found[0]?.t) throw new StartError('There is no site here yet. Run npm start first.');
  const { rows: applied } = await source.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations',
  );
  await migrate(target, { migrations: migrationsOf(applied) });
  if ((await jobsVersion(source)) !== null) await makeJobTables(target);
}

/** Compares every table and throws where one differs; gives the rows of all. */
async function verify(source: pg.Client, target: pg.Client, tables: readonly CopiedTable[]): Promise<number> {
  let rows = 0;
  for (const table of tables) {
    const [ours, theirs] = await Promise.all([sumOf(source, table), sumOf(target, table)]);
    if (!isSame(ours, theirs))
      throw new Error(
        `${table.name} differs after the copy (${ours.rows} rows here, ${theirs.rows} there): run the command again`,
      );
    rows += ours.rows;
  }
  return rows;
}

async function fillTarget(
  source: pg.Client,
  target: pg.Client,
  secret: string,
  tell: (line: string) => void,
): Promise<Moved> {
  if ((await jobsVersion(source)) !== (await jobsVersion(target)))
    throw new StartError(
      'The tables of the jobs come from another version. Start the site once with this version, stop it, then move it.',
    );
  const tables = await copiedTables(source);
  const units = unitsOf(tables);
  await lowerGuards(target);
  let found = 0;
  for (const [n, unit] of units.entries()) {
    const { rows, copied } = await copyUnit(source, target, unit);
    if (!copied) found += unit.tables.length;
    const count = `${n + 1}/${units.length}`.padStart(8);
    tell(`${count}  ${unit.name}: ${rows} rows${copied ? '' : ', already there'}`);
  }
  tell('          restoring references and triggers, which checks every reference');
  await raiseGuards(target, async () => putSequences(target, await sequencesOf(source)));
  tell('          comparing every table by its count and checksum');
  const rows = await verify(source, target, tables);
  const { opened, shut } = await checkSealed(target, secret);
  if (shut.length > 0)
    throw new StartError(
      `APP_SECRET does not open what was sealed with it (${shut.map(({ table }) => table).join(', ')}). Set the site’s own secret and run the command again.`,
    );
  return { tables: tables.length, rows, found, opened };
}

/** Moves the embedded database of a data folder to a server; may be broken off at any point and run again. */
export async function moveDatabase(env: Env, to: string, tell: (line: string) => void): Promise<Moved> {
  // Not shared: a site that runs on the folder would write into what was copied already.
  const server = await openEmbedded(env.DATA_DIR, { shared: false });
  try {
    const source = await connected(server.connection);
    const target = await connected({ connectionString: to }).catch(async (error: unknown) => {
      await source.end();
      throw new StartError(
        `${placeOf(to)} cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    try {
      const { rows } = await source.query<{ id: string }>(
        'select system_identifier::text as id from pg_control_system()',
      );
      const mark = moveMark(env.DATA_DIR);
      const claimed = await claimTarget(target, rows[0]?.id ?? '');
      if (mark && claimed === 'new')
        tell(`This database was moved to ${mark.to} before. It is moved again now.`);
      if (claimed === 'resumed')
        tell('An earlier move was interrupted. This one continues where it stopped.');
      await makeSchema(source, { connectionString: to });
      const moved = await fillTarget(source, target, appSecret(env), tell);
      markMoved(env.DATA_DIR, { movedAt: now().toISOString(), to: placeOf(to) });
      await releaseTarget(target);
      return moved;
    } finally {
      await Promise.all([source.end(), target.end()]).catch(() => {});
    }
  } finally {
    await server.close();
  }
}
