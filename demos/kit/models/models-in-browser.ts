import type { Models } from '#engines/answer/answer.ts';
import { keptWorker } from '../run/kept-worker.ts';
import type { ModelHooks } from './model-report.ts';
import type { WorkerAnswer, WorkerJob, WorkerProgress } from './worker-job.ts';

/** How many texts go to the worker at once, so that cancelling waits for no more than these. */
const batch = 8;

/** One worker for the page: a model that was opened stays open. */
const worker = keptWorker<WorkerJob, WorkerAnswer, WorkerProgress>(
  () => new Worker(new URL('./models.worker.ts', import.meta.url), { type: 'module' }),
  {
    limitMs: 60_000,
    tookTooLong: 'The model in this browser takes too long. Try again, or let the server answer instead.',
  },
);

const notThis = new Error('The model answered a different question. Try again.');

/** The models in a worker of this browser: what they read stays on this machine. */
export function modelsInBrowser({ signal, report }: ModelHooks): Models {
  const ask = (job: WorkerJob) => {
    signal.throwIfAborted();
    return worker.ask(job, ({ bytes, of }) => report?.({ is: 'loading', bytes, of }));
  };
  return {
    embed: async (texts) => {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += batch) {
        const answer = await ask({ do: 'embed', texts: texts.slice(at, at + batch) });
        if (answer.is !== 'vectors') throw notThis;
        vectors.push(...answer.vectors);
      }
      return vectors;
    },
    read: async (question, text, headings = []) => {
      const answer = await ask({ do: 'read', question, passage: { text, headings: [...headings] } });
      if (answer.is !== 'span') throw notThis;
      return answer.span;
    },
  };
}
