import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelFiles } from '#engines/embed/model-list.ts';
import { type FastVoiceFacts, openFastVoice } from '#engines/speak/fast/fast-voice.ts';
import { openKokoro } from '#engines/speak/kokoro/kokoro.ts';
import { kokoroRate } from '#engines/speak/kokoro/rate.ts';
import { symbolsOf } from '#engines/speak/kokoro/symbols.ts';
import type { Spoken } from '#engines/speak/sounds/phonemes.ts';
import { loadEnv } from '#server/env.ts';
import { makeModelStore } from '#server/models/model-store.ts';
import { modelPackages } from '#server/models/package-list.ts';
import { whisperOf } from '../speech/whisper-of.ts';

const fastRate = 44_100;

interface Read {
  sound: Float32Array;
  rate: number;
}

/** Opens both voices and the recogniser; what is not there is fetched. */
export async function openVoices() {
  const root = join(import.meta.dirname, '../..');
  const store = makeModelStore(join(loadEnv().DATA_DIR, 'models'));
  const hooks = { signal: new AbortController().signal };
  const runtime = await readFile(join(root, modelFiles.runtime.from));
  const weights = await store.files(modelPackages.kokoro, hooks);
  const parts = Object.entries(weights).sort(([one], [other]) => one.localeCompare(other));
  const { heart } = await store.files(modelPackages.kokoroVoices, hooks);
  const kokoro = await openKokoro({
    runtime,
    weights: Buffer.concat(await Promise.all(parts.map(([, path]) => readFile(path)))),
  });
  const voice = new Float32Array(new Uint8Array(await readFile(heart)).buffer);
  const small = await openFastVoice({
    runtime,
    weights: await readFile(join(root, modelFiles.fastVoice.from)),
    facts: JSON.parse(await readFile(join(root, modelFiles.fastVoiceFacts.from), 'utf8')) as FastVoiceFacts,
  });
  const hear = await whisperOf('base');
  const listen = async (sound: Float32Array) => (await hear(sound)).map(({ text }) => text).join(' ');
  const voices: Record<'kokoro' | 'fast', (spoken: readonly Spoken[]) => Promise<Read>> = {
    kokoro: async (spoken) => ({
      sound: await kokoro({ symbols: symbolsOf(spoken, 'american'), voice, speed: 1 }),
      rate: kokoroRate,
    }),
    fast: async (spoken) => ({ sound: await small(spoken, 1), rate: fastRate }),
  };
  return { voices, listen };
}
