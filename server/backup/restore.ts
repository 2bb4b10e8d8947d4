import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { makeJobTables } from '../db/copy/job-tables.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrationsOf } from '../db/migration-files.ts';
import type { Env } from '../env.ts';
import { contentType } from '../http/content-types.ts';
import { StartError } from '../start-error.ts';
import { makeStorage } from '../storage/make-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { bytesOf, checkBackup, entriesOf } from './check.ts';
import { intoEmptyFolder, refuseUsedDatabase, refuseUsedFolder, refuseUsedStorage } from './empty-place.ts';
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
      'This backup contains no secret. Set APP_SECRET to the one of the site it was made from.',
    );
  if (secretMark(secret) !== manifest.secret.mark)
    throw new StartError(
      'APP_SECRET is not the one this backup was made with, so its keys could not be opened. Nothing was changed.',
    );
  return secret;
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
      await migrate(database.connection, {
        lock: env.MIGRATION_LOCK,
        migrations: migrationsOf(manifest.migrations),
      });
      if (manifest.jobs !== null) await makeJobTables(database.connection);
      await fillDatabase(client, path, manifest);
      await putFiles(path, manifest, storage);
      const { opened, shut } = await checkSealed(client, secret);
      if (shut.length > 0) {
        const where = shut.map(({ table, count }) => `${count} of ${table}`).join(', ');
        throw new StartError(`The secret does not open the keys that were sealed with it: ${where}.`);
      }
      return { manifest, opened, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) };
    } finally {
      await client.end();
    }
  } finally {
    await database.close();
  }
}

/** Puts a backup into an empty folder and database; refuses what is damaged, newer or not empty before anything is changed. */
export async function restoreBackup(path: string, env: Env): Promise<Restored> {
  await refuseUsedFolder(env.DATA_DIR);
  const manifest = await checkBackup(path);
  const secret = await secretFor(path, manifest, env);
  return intoEmptyFolder(env, async (inside) => {
    const restored = await fill(path, manifest, inside, secret);
    if (!env.APP_SECRET) await writeFile(join(inside.DATA_DIR, 'app-secret'), `${secret}\n`, { mode: 0o600 });
    return restored;
  });
}
