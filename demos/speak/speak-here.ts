import { until } from '#lib/run/until.ts';
import { fetchReaders } from '../kit/files/fetch-readers.ts';
import { loadPdfJs } from '../kit/files/pdf-file.ts';
import type { WorkerProgress } from '../kit/models/worker-job.ts';
import { keptWorker } from '../kit/run/kept-worker.ts';
import type { HereJob } from './here-job.ts';
import type { Sound } from './recording.ts';

/** One worker for the page: the voice that was opened stays open. */
const worker = keptWorker<HereJob | null, Sound | null, WorkerProgress>(
  () => new Worker(new URL('./speak.worker.ts', import.meta.url), { type: 'module' }),
  {
    limitMs: 90_000,
    tookTooLong:
      'Reading aloud takes too long on this device. Close other pages and try again, or let our server read it.',
  },
);

/** Lets the fast voice read a sentence in this browser: the text stays on this machine. */
export async function speakHere(
  { text, speed, pronunciations }: HereJob,
  { signal }: { signal: AbortSignal },
): Promise<Sound> {
  signal.throwIfAborted();
  // Whoever cancels does not wait for the sentence that the voice is at.
  const sound = await until(worker.ask({ text, speed, pronunciations }), signal);
  if (!sound) throw new Error('The voice gave no sound. Try again.');
  return sound;
}

/** Has everything here that reading aloud needs, documents included, so that it works without a network. */
export async function fetchVoice(report: (share: number) => void): Promise<void> {
  await Promise.all([worker.ask(null, ({ bytes, of }) => report(bytes / of)), fetchReaders(), loadPdfJs()]);
}
