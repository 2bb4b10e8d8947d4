import { useEffect } from 'react';
import { fetchReaders } from '../kit/files/fetch-readers.ts';
import type { ModelReport } from '../kit/models/model-report.ts';
import { keptWorker } from '../kit/run/kept-worker.ts';
import type { Work } from '../kit/run/work.ts';
import type { TaskJob, TaskOutcome } from './job.ts';

/** One worker for the page: vectors and models that it has stay. */
const worker = keptWorker<TaskJob, TaskOutcome, ModelReport>(
  () => new Worker(new URL('./task.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 60_000, tookTooLong: 'This takes too long. Try a shorter text.' },
);

/** Fetches what tasks and files need when the page has nothing else to do: both then work without a network. */
export function useTasksHere(): void {
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
    whenIdle(() => {
      worker.start();
      void fetchReaders().catch(() => {});
    });
  }, []);
}

/** Does a small task in the page's worker; cancelling ends the worker, and the next task starts another. */
export const workOnTask: Work<TaskJob, ModelReport, TaskOutcome> = (job, { report, signal }) => {
  signal.addEventListener('abort', worker.end, { once: true });
  return worker.ask(job, report).finally(() => signal.removeEventListener('abort', worker.end));
};
