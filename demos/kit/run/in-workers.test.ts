import { expect, it, vi } from 'vitest';
import { inWorkers, type WorkerLike } from './in-workers.ts';
import { serveJob } from './serve-job.ts';
import { outcomeOf } from './work.ts';

/** A worker in the same thread: the page's half and the worker's half, joined by queued messages. */
function joined(work: (job: number, report: (part: number) => void) => Promise<number>) {
  const made: (WorkerLike & { ended: boolean })[] = [];
  const create = () => {
    let hear: (event: { data: unknown }) => void = () => {};
    const worker: WorkerLike & { ended: boolean } = {
      ended: false,
      onmessage: null,
      onerror: null,
      postMessage: (data) => hear({ data }),
      terminate() {
        this.ended = true;
      },
    };
    serveJob(work, {
      addEventListener: (_, listener) => {
        hear = listener;
      },
      postMessage: (data) => queueMicrotask(() => worker.onmessage?.({ data } as MessageEvent)),
    });
    made.push(worker);
    return worker;
  };
  return { create, made };
}

function run(create: () => WorkerLike, jobs: readonly number[], report: (parts: unknown) => void = () => {}) {
  const stop = new AbortController();
  const work = inWorkers<number, number, number>(create)(jobs, { report, signal: stop.signal });
  return { outcome: outcomeOf(work, stop.signal), cancel: () => stop.abort() };
}

it('gives each job a worker, passes reports on and brings the results in the order of the jobs', async () => {
  const { create, made } = joined(async (job, report) => {
    report(job / 2);
    if (job === 1) await Promise.resolve();
    return job * 10;
  });
  const heard = vi.fn();
  expect(await run(create, [1, 2, 3], heard).outcome).toEqual({ is: 'done', result: [10, 20, 30] });
  expect(heard).toHaveBeenLastCalledWith([0.5, 1, 1.5]);
  expect(made.map(({ ended }) => ended)).toEqual([true, true, true]);
});

it('ends all workers when it is cancelled, and hears nothing more', async () => {
  const { create, made } = joined(() => new Promise(() => {}));
  const { outcome, cancel } = run(create, [1, 2]);
  cancel();
  expect(await outcome).toEqual({ is: 'cancelled' });
  expect(made.every(({ ended, onmessage }) => ended && onmessage === null)).toBe(true);
});

it('fails with the words of the worker that failed, and ends the others', async () => {
  const { create, made } = joined(async (job) => {
    if (job === 2) throw new Error('Van 2 has no depot.');
    return new Promise(() => {});
  });
  expect(await run(create, [1, 2]).outcome).toEqual({ is: 'failed', message: 'Van 2 has no depot.' });
  expect(made.every(({ ended }) => ended)).toBe(true);
});

it('says what to do when a worker cannot be made or loaded', async () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const message = expect.stringContaining('still here');
  expect(await run(refuse, [1]).outcome).toMatchObject({ is: 'failed', message });
  const { create, made } = joined(() => new Promise(() => {}));
  const missing = run(create, [1]);
  made[0]?.onerror?.({ message: '' } as ErrorEvent);
  expect(await missing.outcome).toMatchObject({ is: 'failed', message });
});
