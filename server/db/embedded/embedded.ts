import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ClientConfig } from 'pg';
import { log } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import { type FileLock, takeFileLock, withFileLock } from './file-lock.ts';
import { dataPaths } from './paths.ts';
import { connectionTo, findPostmaster, otherSessions } from './postmaster.ts';
import { ensureDatabase, ensureServer, stopServer } from './start.ts';

/** A private PostgreSQL in the data folder. */
export interface EmbeddedServer {
  connection: ClientConfig;
  /** Starts the server again if it was stopped or killed while we run. */
  revive: () => Promise<void>;
  /** Releases the data folder and stops the server, unless another process is still connected. */
  close: () => Promise<void>;
}

/** Opens the data folder's server; tells plainly when another instance has the folder. */
export async function openEmbedded(dataDir: string, options: { shared: boolean }): Promise<EmbeddedServer> {
  makeDataFolder(dataDir);
  const paths = dataPaths(dataDir);
  const lock: FileLock = options.shared ? { release: () => {} } : takeFileLock(paths.instanceLock);
  if ('heldBy' in lock) {
    throw new StartError(
      `Another instance uses this data folder (pid ${lock.heldBy}): ${dataDir}\nStop it, or set DATA_DIR (and PORT) for this one.`,
    );
  }
  const closing = new AbortController();
  const start = () => withFileLock(paths.startLock, () => ensureServer(paths, closing.signal));
  try {
    const sockets = await start();
    await withFileLock(paths.startLock, () => ensureDatabase(sockets));
    return {
      connection: connectionTo(sockets),
      revive: async () => void (await start()),
      close: async () => {
        // A start that waits for a server which does not answer would keep the lock for a minute.
        closing.abort();
        try {
          await withFileLock(paths.startLock, () => stopUnlessUsed(paths.cluster));
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dirname(dataDir), { recursive: true });
    if (!existsSync(dataDir)) mkdirSync(dataDir, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOSPC') throw new StartError(`The disk is full, so ${dataDir} cannot be created.`);
    if (
      code === 'EACCES' ||
      code === 'EROFS' ||
      code === 'EPERM' ||
      code === 'EEXIST' ||
      code === 'ENOTDIR'
    ) {
      throw new StartError(
        `The data folder ${dataDir} cannot be created (${code}). Set DATA_DIR to a folder you can write to.`,
      );
    }
    throw error;
  }
}

/** How long a server may take to stop that does not answer; one that answers gets the ordinary time. */
const silentPatience = 1000;

async function stopUnlessUsed(cluster: string): Promise<void> {
  const running = existsSync(cluster) ? findPostmaster(cluster) : null;
  if (!running) return;
  // Our own pools closed a moment ago; their sessions may need an instant to end.
  let others: string[] = [];
  for (let left = 10; left > 0; left -= 1) {
    const sessions = await otherSessions(running.sockets).catch(() => null);
    if (sessions === null) return stop(running.pid, silentPatience);
    others = sessions;
    if (others.length === 0) return stop(running.pid);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  log().warn({ others }, 'the embedded database goes on: another process uses it');
}

async function stop(pid: number, patience?: number): Promise<void> {
  if (await stopServer(pid, 'SIGINT', patience)) return;
  log().warn(
    { pid },
    'the embedded database does not answer, so the server stopped without it. It will stop by itself, and its data will be intact at the next start',
  );
}
