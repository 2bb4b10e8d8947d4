import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Env } from '../env.ts';
import { StartError } from '../start-error.ts';
import type { Storage } from '../storage/storage.ts';

/** A restore collects everything here until it is complete. */
const draftName = '.restoring';

/** Refuses a data folder that isn't empty. */
export async function refuseUsedFolder(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const rest = found.filter((name) => name !== 'lost+found');
  if (rest.length === 0) return;
  throw new StartError(
    rest.includes(draftName)
      ? `An earlier restore into ${folder} was interrupted. Remove ${join(folder, draftName)} and start again.`
      : `The data folder ${folder} is not empty (${rest.slice(0, 3).join(', ')} …). Set DATA_DIR to an empty folder, or move the old one away.`,
  );
}

/** Refuses a storage that has a file. */
export async function refuseUsedStorage(storage: Storage): Promise<void> {
  for await (const { key } of storage.list())
    throw new StartError(`The storage is not empty (it has ${key}). Set S3_BUCKET to an empty bucket.`);
}

/** Refuses a database that has a table. */
export async function refuseUsedDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'S') and n.nspname in ('public', 'pgboss') limit 1`,
  );
  if (rows[0])
    throw new StartError(
      `The database is not empty (it has ${rows[0].name}). Set DATABASE_URL to a new, empty database.`,
    );
}

/** What of a draft becomes the data folder; locks and sockets are made anew. */
const kept = ['app-secret', 'files', 'postgres'];

/** Lets a folder beside be filled and puts it in place once all of it is there; whatever fails leaves nothing behind. */
export async function intoEmptyFolder<T>(env: Env, fill: (inside: Env) => Promise<T>): Promise<T> {
  const draft = join(env.DATA_DIR, draftName);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  // PostgreSQL does not run as root: whom it runs as must be able to pass through to the draft.
  if (process.getuid?.() === 0) await chmod(env.DATA_DIR, 0o711);
  try {
    const filled = await fill({ ...env, DATA_DIR: draft });
    const made = await readdir(draft);
    for (const name of kept.filter((each) => made.includes(each)))
      await rename(join(draft, name), join(env.DATA_DIR, name));
    return filled;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
