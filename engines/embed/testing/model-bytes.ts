import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelBytes } from '../bert.ts';
import { modelFiles } from '../model-list.ts';

const root = join(import.meta.dirname, '../../..');

/** The files of one of our models, from where the build takes them: for tests, benchmarks and chores. */
export async function modelBytes(model: 'miniLm' | 'reader'): Promise<ModelBytes> {
  const [weights, tokenizer, runtime] = await Promise.all([
    readFile(join(root, modelFiles[model].from)),
    readFile(join(root, modelFiles.tokenizer.from), 'utf8'),
    readFile(join(root, modelFiles.runtime.from)),
  ]);
  return { weights, tokenizer, runtime };
}
