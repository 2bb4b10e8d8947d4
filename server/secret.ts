import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

/** APP_SECRET, or the one of the data folder, which is made at the first start and readable by its owner alone. */
export function appSecret(env: Env): string {
  if (env.APP_SECRET) return env.APP_SECRET;
  const path = join(env.DATA_DIR, 'app-secret');
  const kept = read(path);
  if (kept !== null) {
    if (kept.length >= 32) return kept;
    throw new StartError(
      `The secret in ${path} is damaged. Restore it from a backup, or remove it; links in sent emails will then stop working.`,
    );
  }
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    // Whole or not at all, and of two processes starting at once the first one's counts.
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(path) ?? '';
}
