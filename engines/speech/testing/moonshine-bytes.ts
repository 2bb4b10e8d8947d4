import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelFiles } from '#engines/embed/model-list.ts';
import type { MoonshineBytes } from '../moonshine.ts';

const root = join(import.meta.dirname, '../../..');

/** The files of moonshine, from where the build takes them: for tests, benchmarks and chores. */
export async function moonshineBytes(): Promise<MoonshineBytes> {
  const [encoder, decoder, runtime] = await Promise.all(
    [modelFiles.moonshineEncoder, modelFiles.moonshineDecoder, modelFiles.runtime].map(({ from }) =>
      readFile(join(root, from)),
    ),
  );
  if (!encoder || !decoder || !runtime) throw new Error('a file of moonshine is missing');
  return { encoder, decoder, runtime };
}
