import type { FromWorker } from './messages.ts';

/** The part of a worker's own scope that is used. */
interface WorkerScope {
  addEventListener: (kind: 'message', hear: (event: { data: unknown }) => void) => void;
  postMessage: (message: unknown) => void;
}

/**
 * The last line of a worker's file: does the one job that the page sends, and reports on the way. An `Error` that
 * is thrown reaches the visitor, so its message says in plain words what to do.
 */
export function serveJob<Job, Progress, Result>(
  work: (job: Job, report: (progress: Progress) => void) => Result | Promise<Result>,
  scope: WorkerScope = globalThis as unknown as WorkerScope,
): void {
  const say = (message: FromWorker<Progress, Result>) => scope.postMessage(message);
  scope.addEventListener('message', async ({ data }) => {
    try {
      const result = await work(data as Job, (progress) => say({ is: 'progress', progress }));
      say({ is: 'done', result });
    } catch (error) {
      say({ is: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  });
}
