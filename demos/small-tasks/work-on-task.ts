import type { ModelReport } from '../kit/models/model-report.ts';
import { keptWorker } from '../kit/run/kept-worker.ts';
import type { Work } from '../kit/run/work.ts';
import type { TaskJob, TaskOutcome } from './job.ts';

/** One worker for the page: vectors and models that it has stay. */
const worker = keptWorker<TaskJob, TaskOutcome, ModelReport>(
  () => new Worker(new URL('./task.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 60_000, tookTooLong: 'This takes too long. Please try a shorter text.' },
);

/** Does a small task in the page's worker; cancelling ends the worker, and the next task starts another. */
export const workOnTask: Work<TaskJob, ModelReport, TaskOutcome> = (job, { report, signal }) => {
  signal.addEventListener('abort', worker.end, { once: true });
  return worker.ask(job, report).finally(() => signal.removeEventListener('abort', worker.end));
};
