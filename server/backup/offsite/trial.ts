import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Env } from '../../env.ts';
import { newId } from '../../ids.ts';
import { checkBackup } from '../check.ts';
import type { BackupManifest } from '../format.ts';
import { restoreBackup } from '../restore.ts';
import { fetchCopy } from './copies.ts';
import type { OffsitePlace } from './place.ts';

/** What a trial restore has shown. */
export interface Trial {
  /** Restored into a database of its own, or read through from end to end where none could be made. */
  way: 'restored' | 'read';
  rows: number;
  files: number;
}

const countOf = (manifest: BackupManifest): Omit<Trial, 'way'> => ({
  rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
  files: manifest.files.length,
});

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Not allowed to make databases: providers often give an owner's rights and no more. */
const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42501';

/** Restores into a temporary database on the same server; null if we may not create one. */
async function restoreBeside(file: string, scratch: Env, url: string): Promise<BackupManifest | null> {
  const name = `akra_trial_${newId().replaceAll('-', '')}`;
  try {
    await onServer(url, `create database ${name}`);
  } catch (error) {
    if (isForbidden(error)) return null;
    throw error;
  }
  try {
    const beside = new URL(url);
    beside.pathname = `/${name}`;
    return (await restoreBackup(file, { ...scratch, DATABASE_URL: beside.href })).manifest;
  } finally {
    await onServer(url, `drop database if exists ${name} with (force)`);
  }
}

/** Fetches a copy, opens it and restores it into a place that is thrown away; throws where that does not succeed. */
export async function tryCopy(place: OffsitePlace, copy: string, env: Env): Promise<Trial> {
  const folder = await mkdtemp(join(env.DATA_DIR, 'trial-'));
  try {
    const file = join(folder, 'backup.tar.gz');
    await fetchCopy(place, copy, file);
    // Into folders of its own: neither the site's database nor its bucket may be touched.
    const scratch: Env = {
      ...env,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: undefined,
      SHARED_DATA: false,
      S3_ENDPOINT: undefined,
    };
    const restored = env.DATABASE_URL
      ? await restoreBeside(file, scratch, env.DATABASE_URL)
      : (await restoreBackup(file, scratch)).manifest;
    return restored
      ? { way: 'restored', ...countOf(restored) }
      : { way: 'read', ...countOf(await checkBackup(file)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
