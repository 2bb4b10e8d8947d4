import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { openDatabase } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import type { Env } from '../env.ts';
import { contentType } from '../http/content-types.ts';
import { StartError } from '../start-error.ts';
import { makeStorage, type Storage } from '../storage/storage.ts';
import { bytesOf, checkBackup, entriesOf } from './check.ts';
import { fillDatabase } from './fill.ts';
import { type BackupManifest, entryNames } from './format.ts';
import { checkSealed } from './sealed.ts';
import { secretMark } from './secret-mark.ts';

/** What was put back. */
export interface Restored {
  manifest: BackupManifest;
  rows: number;
  /** Sealed values that the secret opened. */
  opened: number;
}

/** What is being put back lies here until all of it is there. */
const draftName = '.restoring';

async function refuseUsedFolder(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const rest = found.filter((name) => name !== 'lost+found');
  if (rest.length === 0) return;
  throw new StartError(
    rest.includes(draftName)
      ? `An earlier restore into ${folder} was broken off: remove ${join(folder, draftName)} and begin again.`
      : `The data folder ${folder} is not empty (${rest.slice(0, 3).join(', ')} …): set DATA_DIR to an empty one, or move the old one away.`,
  );
}

async function refuseUsedStorage(storage: Storage): Promise<void> {
  for await (const { key } of storage.list())
    throw new StartError(`The storage is not empty (it has ${key}): set S3_BUCKET to an empty one.`);
}

async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'S') and n.nspname in ('public', 'pgboss') limit 1`,
  );
  if (rows[0])
    throw new StartError(
      `The database is not empty (it has ${rows[0].name}): set DATABASE_URL to a new, empty one.`,
    );
}

/** The secret that the backup's keys need: its own, or the one that was set. */
async function secretFor(path: string, manifest: BackupManifest, env: Env): Promise<string> {
  let kept: string | null = null;
  if (manifest.secretPart) {
    for await (const entry of entriesOf(path)) {
      if (entry.name !== entryNames.secret) continue;
      kept = (await bytesOf(entry)).toString('utf8').trim();
      break;
    }
  }
  const secret = env.APP_SECRET ?? kept;
  if (!secret)
    throw new StartError(
      'This backup holds no secret: set APP_SECRET to the one of the site it was made of.',
    );
  if (secretMark(secret) !== manifest.secret.mark)
    throw new StartError(
      'APP_SECRET is not the one that this backup was made with: its keys would not open. Nothing was changed.',
    );
  return secret;
}

/** Makes the jobs' tables, as this version's pg-boss has them. */
async function makeJobTables({
  host,
  port,
  user,
  database,
  connectionString,
}: pg.ClientConfig): Promise<void> {
  const boss = new PgBoss({
    ...(connectionString ? { connectionString } : { host, port, user, database }),
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

async function putFiles(path: string, manifest: BackupManifest, storage: Storage): Promise<void> {
  const files = new Map(manifest.files.map((file) => [file.entry, file]));
  if (files.size === 0) return;
  for await (const entry of entriesOf(path)) {
    const file = files.get(entry.name);
    if (file) await storage.put(file.key, await bytesOf(entry), file.contentType ?? contentType(file.key));
  }
}

/** Puts rows and files in, and sees that the keys open. */
async function fill(path: string, manifest: BackupManifest, env: Env, secret: string): Promise<Restored> {
  const database = await openDatabase(env);
  try {
    const client = new pg.Client({ ...database.connection, application_name: 'akra restore' });
    await client.connect();
    try {
      await refuseUsedDatabase(client);
      const storage = makeStorage(env);
      await refuseUsedStorage(storage);
      const applied = new Set(manifest.migrations.map(({ name }) => name));
      const migrations = readMigrations().filter(({ name }) => applied.has(name));
      await migrate(database.connection, { lock: env.MIGRATION_LOCK, migrations });
      if (manifest.jobs !== null) await makeJobTables(database.connection);
      await fillDatabase(client, path, manifest);
      await putFiles(path, manifest, storage);
      const { opened, shut } = await checkSealed(client, secret);
      if (shut.length > 0) {
        const where = shut.map(({ table, count }) => `${count} of ${table}`).join(', ');
        throw new StartError(`The secret does not open what was sealed with it: ${where}.`);
      }
      return { manifest, opened, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) };
    } finally {
      await client.end();
    }
  } finally {
    await database.close();
  }
}

/** What of a draft becomes the data folder; locks and sockets are made anew. */
const kept = ['app-secret', 'files', 'postgres'];

/** Puts a backup into an empty folder and database; refuses what is damaged, newer or not empty before anything is changed. */
export async function restoreBackup(path: string, env: Env): Promise<Restored> {
  await refuseUsedFolder(env.DATA_DIR);
  const manifest = await checkBackup(path);
  const secret = await secretFor(path, manifest, env);
  const draft = join(env.DATA_DIR, draftName);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  // PostgreSQL does not run as root: whom it runs as must be able to pass through to the draft.
  if (process.getuid?.() === 0) await chmod(env.DATA_DIR, 0o711);
  try {
    const restored = await fill(path, manifest, { ...env, DATA_DIR: draft }, secret);
    if (!env.APP_SECRET) await writeFile(join(draft, 'app-secret'), `${secret}\n`, { mode: 0o600 });
    const made = await readdir(draft);
    for (const name of kept.filter((each) => made.includes(each)))
      await rename(join(draft, name), join(env.DATA_DIR, name));
    return restored;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
