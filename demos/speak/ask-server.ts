import { kokoroRate } from '#engines/speak/kokoro/rate.ts';
import { resample } from '#engines/speech/resample.ts';
import { unpackSound } from '#lib/files/packed-sound.ts';
import { onServer, type ServerReport } from '../kit/run/on-server.ts';
import { type SpeakJob, type SpeakProgress, speakResult } from './job.ts';
import type { Sound } from './recording.ts';

/** Where a sentence stands: in the line, being fetched for, being read. */
export type SpeakReport = ServerReport<SpeakProgress>;

/** Lets the server read a sentence aloud. */
export async function askServer(
  job: SpeakJob,
  { signal, report }: { signal: AbortSignal; report: (progress: SpeakReport) => void },
): Promise<Sound> {
  const given = await onServer<SpeakJob, SpeakProgress, unknown>('speak')(job, { signal, report });
  const { sound, rate, spoken, by } = speakResult.parse(given);
  const samples = unpackSound(sound);
  // One of our own voices may read some sentences of the same recording, where the provider failed.
  return job.voice === 'provider' && rate !== kokoroRate
    ? { samples: resample(samples, rate, kokoroRate), rate: kokoroRate, spoken, by }
    : { samples, rate, spoken, by };
}
