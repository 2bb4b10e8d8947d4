import type { FromWorker } from './messages.ts';
import type { Work } from './work.ts';

/** The part of a worker that is used. */
export interface WorkerLike {
  postMessage: (message: unknown) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What is said when a worker's file does not arrive. */
export const couldNotStart =
  'Part of this page didn’t load. Your data is still here: check your connection and try again.';

/** What the workers said last, in the order of the jobs. */
export type Reports<Progress> = readonly (Progress | undefined)[];

/**
 * Work for workers: each job gets a fresh one of its own (its file ends with `serveJob`), and the results come in
 * the order of the jobs. When one fails, or the signal says so, all of them are ended at once.
 */
export function inWorkers<Job, Progress, Result>(
  create: () => WorkerLike,
): Work<readonly Job[], Reports<Progress>, readonly Result[]> {
  return (jobs, { report, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly Result[]>();
    const workers: WorkerLike[] = [];
    const latest: (Progress | undefined)[] = jobs.map(() => undefined);
    const results: Result[] = new Array(jobs.length);
    let waiting = jobs.length;
    const hear = (index: number, said: FromWorker<Progress, Result>) => {
      if (said.is === 'failed') reject(new Error(said.message));
      else if (said.is === 'progress') {
        latest[index] = said.progress;
        report([...latest]);
      } else {
        results[index] = said.result;
        waiting -= 1;
        if (waiting === 0) resolve(results);
      }
    };
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    try {
      jobs.forEach((job, index) => {
        const worker = create();
        workers.push(worker);
        worker.onmessage = ({ data }: MessageEvent<FromWorker<Progress, Result>>) => hear(index, data);
        worker.onerror = (event) => reject(new Error(event.message || couldNotStart));
        worker.postMessage(job);
      });
    } catch {
      reject(new Error(couldNotStart));
    }
    if (jobs.length === 0) resolve(results);
    return promise.finally(() => {
      for (const worker of workers) {
        worker.onmessage = null;
        worker.onerror = null;
        worker.terminate();
      }
    });
  };
}
