import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';

/** The places of one data folder. */
export interface DataPaths {
  root: string;
  cluster: string;
  sockets: string;
  log: string;
  libraries: string;
  instanceLock: string;
  startLock: string;
}

// A socket's path may have 107 bytes, 103 on macOS; its name in the folder takes 14.
const longest = 100;

function socketFolder(root: string): string {
  const inside = join(root, 'run');
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= longest;
  // PostgreSQL takes a list of folders: commas and quotes would part the path.
  if (fits && !/[",]/.test(inside)) return inside;
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 16);
  return join(tmpdir(), `akra-${process.getuid?.() ?? 0}-${hash}`);
}

/** The places of a data folder; touches nothing. */
export function dataPaths(root: string): DataPaths {
  return {
    root,
    cluster: join(root, 'postgres'),
    sockets: socketFolder(root),
    log: join(root, 'postgres.log'),
    libraries: join(root, 'postgres-libraries'),
    instanceLock: join(root, 'instance.lock'),
    startLock: join(root, 'start.lock'),
  };
}

/** Makes a folder that only we may enter; refuses one that somebody else laid out in the shared temporary place. */
export function makePrivateFolder(path: string, owner: number | null): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const stat = lstatSync(path);
  const us = process.getuid?.() ?? stat.uid;
  if (!stat.isDirectory() || (stat.uid !== us && us !== 0 && stat.uid !== owner)) {
    throw new StartError(`${path} belongs to another user. Remove it, or set DATA_DIR to a shorter path.`);
  }
}
