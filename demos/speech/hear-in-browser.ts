import type { Hear, HeardWord } from '#engines/speech/heard.ts';
import { until } from '#lib/run/until.ts';
import type { ModelHooks } from '../kit/models/model-report.ts';
import type { WorkerProgress } from '../kit/models/worker-job.ts';
import { keptWorker } from '../kit/run/kept-worker.ts';

/** One worker for the page: the model that was opened stays open. */
const worker = keptWorker<Float32Array, HeardWord[], WorkerProgress>(
  () => new Worker(new URL('./hear.worker.ts', import.meta.url), { type: 'module' }),
  {
    limitMs: 90_000,
    tookTooLong:
      'Transcribing takes too long on this device. Close other pages and try again, or use a shorter recording.',
  },
);

/** The model in a worker of this browser: the sound stays on this machine. */
export const hearInBrowser =
  ({ signal, report }: ModelHooks): Hear =>
  async (samples) => {
    signal.throwIfAborted();
    const heard = worker.ask(samples, ({ bytes, of }) => {
      if (!signal.aborted) report?.({ is: 'loading', bytes, of });
    });
    // Whoever cancels does not wait for the piece that the model is at.
    return until(heard, signal);
  };
