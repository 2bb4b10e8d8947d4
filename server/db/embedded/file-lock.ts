import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { startedAt } from './process-info.ts';

interface Holder {
  pid: number;
  started: string;
}

/** A lock taken, or the process that has it. */
export type FileLock = { release: () => void } | { heldBy: number };

function readHolder(path: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof holder !== 'object' || holder === null || !('pid' in holder) || !('started' in holder))
      return null;
    return typeof holder.pid === 'number' && typeof holder.started === 'string'
      ? { pid: holder.pid, started: holder.started }
      : null;
  } catch {
    return null;
  }
}

const isHeld = (holder: Holder | null): holder is Holder =>
  holder !== null && startedAt(holder.pid) === holder.started;

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EEXIST' || error.code === 'ENOENT');
}

/** Takes the lock if no running process has it; a lock left by a killed process is taken over. */
export function takeFileLock(path: string): FileLock {
  const mine: Holder = { pid: process.pid, started: startedAt(process.pid) };
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    for (;;) {
      try {
        // A link appears with its content at once: nobody can read a half-written lock.
        linkSync(draft, path);
        return { release: () => release(path, mine) };
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
      const holder = readHolder(path);
      if (isHeld(holder)) return { heldBy: holder.pid };
      clearStale(path, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function release(path: string, mine: Holder): void {
  const holder = readHolder(path);
  if (holder?.pid === mine.pid && holder.started === mine.started) rmSync(path, { force: true });
}

/** Moves a stale lock away; if another starter had already replaced it by a living one, puts that back. */
function clearStale(path: string, seen: Holder | null): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    const moved = readHolder(aside);
    if (isHeld(moved) && moved.pid !== seen?.pid) linkSync(aside, path);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Runs `work` alone among all processes, waiting for whoever has the lock. */
export async function withFileLock<T>(path: string, work: () => Promise<T>, patience = 90_000): Promise<T> {
  const until = Date.now() + patience;
  for (;;) {
    const lock = takeFileLock(path);
    if ('release' in lock) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    if (Date.now() > until) throw new Error(`process ${lock.heldBy} holds ${path} for too long`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
