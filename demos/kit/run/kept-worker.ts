import { couldNotStart, type WorkerLike } from './in-workers.ts';
import type { FromWorker } from './messages.ts';

/** A worker that stays between two questions. */
export interface KeptWorker<Job, Result, Progress = never> {
  /** Asks once the question before it is answered; rejects in words for the visitor. */
  ask: (job: Job, report?: (progress: Progress) => void) => Promise<Result>;
  /** Starts it before anything is asked, so that its file is here when the network is not. */
  start: () => void;
  /** Ends it, with what it held: what is asked at the moment is an `AbortError`, the next question starts another. */
  end: () => void;
}

interface KeptWorkerOptions {
  /** How long it may be silent before an answer; then the worker is ended, because nothing else stops it. */
  limitMs: number;
  tookTooLong: string;
}

/** Keeps one worker for many questions (its file ends with `serveJob`): what it holds need not be sent again. */
export function keptWorker<Job, Result, Progress = never>(
  create: () => WorkerLike,
  { limitMs, tookTooLong }: KeptWorkerOptions,
): KeptWorker<Job, Result, Progress> {
  let worker: WorkerLike | null = null;
  let before: Promise<unknown> = Promise.resolve();
  let giveUp: (reason: DOMException) => void = () => {};

  function end() {
    worker?.terminate();
    worker = null;
    giveUp(new DOMException('The worker was stopped.', 'AbortError'));
  }
  async function askNow(job: Job, report?: (progress: Progress) => void): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    giveUp = reject;
    try {
      worker ??= create();
    } catch {
      throw new Error(couldNotStart);
    }
    const own = worker;
    const fail = (message: string) => {
      reject(new Error(message));
      if (worker === own) end();
    };
    const wind = () => setTimeout(() => fail(tookTooLong), limitMs);
    let clock = wind();
    own.onmessage = ({ data }: MessageEvent<FromWorker<Progress, Result>>) => {
      if (data.is === 'done') resolve(data.result);
      else if (data.is === 'failed') reject(new Error(data.message));
      else {
        clearTimeout(clock);
        clock = wind();
        report?.(data.progress);
      }
    };
    own.onerror = (event) => fail(event.message || couldNotStart);
    own.postMessage(job);
    return promise.finally(() => clearTimeout(clock));
  }
  return {
    ask: (job, report) => {
      const asked = before.then(() => askNow(job, report));
      before = asked.catch(() => {});
      return asked;
    },
    start: () => {
      try {
        worker ??= create();
      } catch {
        // The first question says so.
      }
    },
    end,
  };
}
