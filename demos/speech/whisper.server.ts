import { modelFiles } from '#engines/embed/model-list.ts';
import type { HeardWord } from '#engines/speech/heard.ts';
import type { WhisperSize } from '#engines/speech/whisper.ts';
import { modelStore } from '#server/models/models.ts';
import { modelPackages } from '#server/models/package-list.ts';
import { keptThread } from '#server/tools/kept-thread.ts';
import { modelPath } from '../kit/models/model-paths.server.ts';
import whisperThread from './whisper.thread.ts?thread';
import type { WhisperPaths } from './whisper-paths.ts';

interface Hooks {
  signal: AbortSignal;
  /** How much of the model has arrived, where it is not here yet. */
  report: (bytes: number, of: number) => void;
}

const packages = { base: modelPackages.whisperBase, small: modelPackages.whisperSmall };
const paths: Partial<Record<WhisperSize, WhisperPaths>> = {};
const threadOf = (size: WhisperSize) =>
  keptThread<Float32Array, HeardWord[]>(whisperThread, { start: () => paths[size], idleMs: 600_000 });
const threads = { base: threadOf('base'), small: threadOf('small') };

/** Hears a piece of sound with whisper, in a thread that stays for ten minutes after its last piece. */
export async function hearWithWhisper(
  size: WhisperSize,
  samples: Float32Array,
  { signal, report }: Hooks,
): Promise<HeardWord[]> {
  const files = await modelStore().files(packages[size], { signal, report });
  paths[size] = { size, ...files, runtime: modelPath(modelFiles.runtime) };
  signal.throwIfAborted();
  return threads[size].ask(samples);
}
