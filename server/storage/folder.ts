import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { newId } from '../ids.ts';
import { checkKey } from './key.ts';
import type { Storage, StoredFile } from './storage.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR');

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Files in a folder; a file appears under its name only when all of it is on the disk. */
export function makeFolderStorage(root: string): Storage {
  const pathOf = (key: string): string => join(root, checkKey(key));
  return {
    put: async (key, body) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // A leading dot is no key, so nobody can ask for a draft.
      const draft = join(dirname(path), `.${newId()}.part`);
      const file = await open(draft, 'wx', 0o640);
      try {
        await file.writeFile(body);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },
    get: (key) => orNull(readFile(pathOf(key))),
    stream: async (key, range) => {
      const path = pathOf(key);
      const found = await orNull(stat(path));
      if (!found?.isFile()) return null;
      return { body: createReadStream(path, range ?? {}), size: found.size };
    },
    list: () => filesBelow(root),
    delete: (key) => rm(pathOf(key), { force: true }),
    url: (key) => `/files/${checkKey(key)}`,
  };
}

async function* filesBelow(root: string): AsyncGenerator<StoredFile> {
  const folder = await orNull(opendir(root, { recursive: true }));
  if (!folder) return;
  for await (const entry of folder) {
    // Drafts begin with a dot.
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await orNull(stat(path));
    if (found) yield { key: relative(root, path).split(sep).join('/'), size: found.size };
  }
}
