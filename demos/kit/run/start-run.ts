import type { FromWorker } from './messages.ts';

/** The part of a worker that is used. */
export interface WorkerLike {
  postMessage: (message: unknown) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** How a run ended. */
export type Outcome<Result> =
  | { is: 'done'; results: readonly Result[] }
  | { is: 'cancelled' }
  | { is: 'failed'; message: string };

export interface Run<Result> {
  outcome: Promise<Outcome<Result>>;
  /** Stops all workers at once. */
  cancel: () => void;
}

const couldNotStart =
  'The part of the page that calculates could not be loaded. Your data is still here: look at the connection, then try again.';

/**
 * Gives each job a fresh worker of its own and waits for all of them. One that fails ends the others, and nothing
 * is heard of a run once it is over.
 */
export function startRun<Job, Progress, Result>(
  create: () => WorkerLike,
  jobs: readonly Job[],
  onProgress: (worker: number, progress: Progress) => void = () => {},
): Run<Result> {
  const { promise: outcome, resolve } = Promise.withResolvers<Outcome<Result>>();
  const workers: WorkerLike[] = [];
  const results: Result[] = new Array(jobs.length);
  let waiting = jobs.length;
  function end(how: Outcome<Result>) {
    for (const worker of workers.splice(0)) {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    }
    resolve(how);
  }
  try {
    jobs.forEach((job, index) => {
      const worker = create();
      workers.push(worker);
      worker.onmessage = ({ data }: MessageEvent<FromWorker<Progress, Result>>) => {
        if (data.is === 'progress') onProgress(index, data.progress);
        else if (data.is === 'failed') end({ is: 'failed', message: data.message });
        else {
          results[index] = data.result;
          waiting -= 1;
          if (waiting === 0) end({ is: 'done', results });
        }
      };
      worker.onerror = (event) => end({ is: 'failed', message: event.message || couldNotStart });
      worker.postMessage(job);
    });
  } catch {
    end({ is: 'failed', message: couldNotStart });
  }
  if (jobs.length === 0) end({ is: 'done', results });
  return { outcome, cancel: () => end({ is: 'cancelled' }) };
}
