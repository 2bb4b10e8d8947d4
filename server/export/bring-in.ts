import pg from 'pg';
import {
  intoEmptyFolder,
  refuseUsedDatabase,
  refuseUsedFolder,
  refuseUsedStorage,
} from '../backup/empty-place.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import type { Env } from '../env.ts';
import { makeStorage } from '../storage/make-storage.ts';
import { openZip, type ZippedFile } from '../zip/read-zip.ts';
import { importFiles, importRows, manifestOf } from './import-export.ts';
import type { ExportManifest } from './manifest.ts';

/** What was put in. */
interface BroughtIn {
  manifest: ExportManifest;
  rows: number;
  files: number;
}

async function fill(files: readonly ZippedFile[], manifest: ExportManifest, env: Env): Promise<BroughtIn> {
  const storage = makeStorage(env);
  await refuseUsedStorage(storage);
  const database = await openDatabase(env);
  try {
    const client = new pg.Client({ ...database.connection, application_name: 'akra import' });
    await client.connect();
    try {
      await refuseUsedDatabase(client);
      await migrate(database.connection, { lock: env.MIGRATION_LOCK });
      await importRows(client, files, manifest);
    } finally {
      await client.end();
    }
  } finally {
    await database.close();
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { manifest, rows, files: await importFiles(storage, files) };
}

/** Puts an export into an empty data folder and database; refuses what is no export, newer or not empty before anything is changed. */
export async function bringIn(path: string, env: Env): Promise<BroughtIn> {
  await refuseUsedFolder(env.DATA_DIR);
  const archive = await openZip(path);
  try {
    const manifest = await manifestOf(archive.files);
    return await intoEmptyFolder(env, (inside) => fill(archive.files, manifest, inside));
  } finally {
    await archive.close();
  }
}
