import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isAlive, programOf } from './process-info.ts';

/** A running server of a data folder, as its pid file tells. */
interface Postmaster {
  pid: number;
  sockets: string;
}

/** The role and database of the embedded server. */
export const embeddedUser = 'akra';
export const embeddedDatabase = 'akra';

/** Reads who serves a cluster; clears the file only when its process id now belongs to another program. */
export function findPostmaster(cluster: string): Postmaster | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  if (!/postgres|unshare|setpriv/.test(programOf(pid))) {
    rmSync(file, { force: true });
    return null;
  }
  return { pid, sockets: lines[4]?.trim() ?? '' };
}

/** How to reach a server by its socket folder. */
export const connectionTo = (sockets: string, database = embeddedDatabase): pg.ClientConfig => ({
  host: sockets,
  port: 5432,
  user: embeddedUser,
  database,
});

/** A frozen server accepts a connection but doesn't answer on it. */
const patience = { connectionTimeoutMillis: 2000, query_timeout: 2000 };

/** Tries a real session; null when it answered, otherwise the error's code. */
export async function trySession(config: pg.ClientConfig): Promise<string | null> {
  const client = new pg.Client({
    ...config,
    ...patience,
    application_name: 'akra starter',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  } finally {
    await client.end().catch(() => {});
  }
}

/** The sessions of others that a server has, by the names that they gave. */
export async function otherSessions(sockets: string): Promise<string[]> {
  const client = new pg.Client({ ...connectionTo(sockets, 'postgres'), ...patience });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      "select application_name as name from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end().catch(() => {});
  }
}
