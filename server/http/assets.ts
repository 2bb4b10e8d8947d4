import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from './content-types.ts';
import { type FinishedAnswer, finishAnswer } from './finished-answer.ts';

const forever = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';
const keepDays = 30;
const hashedName = /^[\w.-]+-[\w-]{8,}\.\w+$/;

function answerFor(path: string, file: string, body: Buffer): FinishedAnswer {
  const headers = {
    'Content-Type': contentType(path),
    'Cache-Control': path.startsWith('/assets/') ? forever : anHour,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const ready = existsSync(`${file}.br`)
    ? { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }
    : undefined;
  return finishAnswer({ headers, body, ready });
}

/** Every file of the built client, by its address, as a finished answer in memory. */
export function loadAssets(clientFolder: string): Map<string, FinishedAnswer> {
  const answers = new Map<string, FinishedAnswer>();
  for (const name of readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })) {
    const file = join(clientFolder, name);
    if (/\.(br|gz)$/.test(name) || name.startsWith('.vite') || !statSync(file).isFile()) continue;
    const path = `/${name.replaceAll('\\', '/')}`;
    answers.set(path, answerFor(path, file, readFileSync(file)));
  }
  return answers;
}

/**
 * Keeps the hashed files of this build and of those of the last thirty days in the data folder,
 * so that a tab that was opened before a deploy still finds its scripts.
 */
export async function keepAssets(clientFolder: string, keptFolder: string): Promise<void> {
  await mkdir(keptFolder, { recursive: true });
  const now = new Date();
  for (const name of await readdir(join(clientFolder, 'assets'))) {
    if (/\.(br|gz)$/.test(name)) continue;
    const kept = join(keptFolder, name);
    if (!existsSync(kept)) await copyFile(join(clientFolder, 'assets', name), kept);
    await utimes(kept, now, now);
  }
  for (const name of await readdir(keptFolder)) {
    const { mtimeMs } = await stat(join(keptFolder, name));
    if (now.getTime() - mtimeMs > keepDays * 86_400_000) await rm(join(keptFolder, name));
  }
}

/** A hashed file of an earlier build, if it was kept. */
export async function keptAsset(path: string, keptFolder: string): Promise<FinishedAnswer | null> {
  const name = path.slice('/assets/'.length);
  if (!path.startsWith('/assets/') || !hashedName.test(name)) return null;
  const file = join(keptFolder, name);
  try {
    return answerFor(path, file, await readFile(file));
  } catch {
    return null;
  }
}
