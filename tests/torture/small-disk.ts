import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** A place so small that it can be filled without harm to anybody else. */
export interface SmallDisk {
  path: string;
  /** Writes until nothing more fits; gives the bytes. */
  fill: () => number;
  free: () => void;
  close: () => void;
}

const megabytes = 512;
const largest = 4 * 2 ** 30;

function fillFile(path: string): number {
  const file = openSync(path, 'a');
  let written = 0;
  try {
    // Large pieces first, then whatever still fits.
    for (const size of [2 ** 20, 4096, 1]) {
      const piece = Buffer.alloc(size, 1);
      for (;;) {
        try {
          const bytes = writeSync(file, piece);
          written += bytes;
          if (bytes < size) break;
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') break;
          throw error;
        }
      }
    }
  } finally {
    closeSync(file);
  }
  return written;
}

/** Opens a small disk: the given folder, if it is one of its own and small enough, or else a mount in memory, which only root may make. */
export function openSmallDisk(folder: string, given: string | undefined): SmallDisk {
  if (given) {
    const { blocks, bsize } = statfsSync(given);
    if (blocks * bsize > largest)
      throw new Error(`${given} lies on a disk of more than 4 GB: give a folder on a small one of its own`);
  } else {
    mkdirSync(folder);
    const done = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      encoding: 'utf8',
    });
    if (done.status !== 0)
      throw new Error(
        `a disk to fill is needed: run as root, or give --disk=FOLDER on a small file system (${done.stderr.trim()})`,
      );
    // Whom the database runs as must be able to pass.
    chmodSync(folder, 0o755);
  }
  const path = given ?? folder;
  const filler = join(path, 'filler');
  return {
    path,
    fill: () => fillFile(filler),
    free: () => rmSync(filler, { force: true }),
    close: () => {
      rmSync(filler, { force: true });
      if (!given) spawnSync('umount', ['--lazy', folder]);
    },
  };
}

/** Lets the database begin a new file of its journal, which it cannot on a full disk: it goes down by that, which is what we want to see. */
export async function turnJournal(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 3000, query_timeout: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    for (let n = 0; n < 3; n += 1) {
      // Something must be written, or there is nothing to turn over.
      await client.query("select pg_logical_emit_message(false, 'torture', 'a page of the journal')");
      await client.query('select pg_switch_wal()');
    }
  } catch {
    // Refused or gone: the disk is full.
  } finally {
    await client.end().catch(() => {});
  }
}
