import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { loadEnv } from '../../env.ts';
import { StartError } from '../../start-error.ts';
import { migrate } from '../migrate.ts';
import { migrationsOf } from '../migration-files.ts';
import { copyTables } from './copy-tables.ts';
import { openEmbedded } from './embedded.ts';
import { dataPaths } from './paths.ts';
import { findPostmaster } from './postmaster.ts';

const usage = `Carries the embedded database over to this version's PostgreSQL.

  node server/db/embedded/carry-over.ts --from postgres://akra@localhost:5432/akra

This version brings only its own PostgreSQL, which cannot read an older one's files. So the old data must be served
once more, by the old PostgreSQL, on a copy of the data folder:

  1. Stop the site. Copy the folder  data/postgres  to another place.
  2. Start a PostgreSQL of the old version on that copy, for example with the old version of this program in another
     folder (npm start, DATA_DIR=<copy>), or with docker run -v <copy>:/var/lib/postgresql/data postgres:<old version>.
  3. Run this command with its address; DATA_DIR says where the new data goes.

It sets the old cluster aside (data/postgres.<version>), makes a new one, brings it to the old schema and copies every
row. The next start applies what is new. The old cluster is yours to delete once you have seen that all is well.
A database on a Unix socket is written postgres://akra@%2Fpath%2Fto%2Frun/akra.`;

async function connected(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, statement_timeout: 0 });
  await client.connect();
  return client;
}

/** Jobs are not copied: their tables belong to pg-boss, whose form may have changed. So none may be open. */
async function refuseOpenJobs(old: pg.Client): Promise<void> {
  const { rows: found } = await old.query<{ t: string | null }>("select to_regclass('pgboss.job') as t");
  if (!found[0]?.t) return;
  const { rows } = await old.query<{ open: number }>(
    "select count(*)::int as open from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss\\_\\_%'",
  );
  const open = rows[0]?.open ?? 0;
  if (open > 0) {
    throw new StartError(
      `${open} jobs (emails, for example) are still waiting in the old database. Let the old version run until they are done.`,
    );
  }
}

function setAside(cluster: string): void {
  if (!existsSync(cluster)) return;
  if (findPostmaster(cluster))
    throw new StartError('A server is still running on the old data. Stop the site first.');
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const aside = `${cluster}.${version}`;
  if (existsSync(aside)) throw new StartError(`${aside} already exists. Move it away first.`);
  renameSync(cluster, aside);
}

/** Copies the database at `from` into a new embedded cluster in `dataDir`; gives the rows of each table. */
export async function carryOver(from: string, dataDir: string): Promise<Map<string, number>> {
  const old = await connected({ connectionString: from });
  try {
    await refuseOpenJobs(old);
    const { rows } = await old.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations',
    );
    const migrations = migrationsOf(rows);
    setAside(dataPaths(dataDir).cluster);
    const server = await openEmbedded(dataDir, { shared: false });
    try {
      await migrate(server.connection, { migrations });
      const target = await connected(server.connection);
      try {
        return await copyTables(old, target, ['schema_migrations']);
      } finally {
        await target.end();
      }
    } finally {
      await server.close();
    }
  } finally {
    await old.end();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) {
    console.log(usage);
    process.exit(1);
  }
  const counts = await carryOver(values.from, loadEnv().DATA_DIR);
  for (const [table, rows] of counts) console.log(`${String(rows).padStart(8)}  ${table}`);
}
