import { expect, it, vi } from 'vitest';
import { serveJob } from './serve-job.ts';
import { startRun, type WorkerLike } from './start-run.ts';

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

it('gives each job a worker, passes reports on and brings the results in the order of the jobs', async () => {
  const { create, made } = joined(async (job, report) => {
    report(job / 2);
    if (job === 1) await Promise.resolve();
    return job * 10;
  });
  const heard = vi.fn();
  const run = startRun<number, number, number>(create, [1, 2, 3], heard);
  expect(await run.outcome).toEqual({ is: 'done', results: [10, 20, 30] });
  expect(heard.mock.calls.toSorted()).toEqual([
    [0, 0.5],
    [1, 1],
    [2, 1.5],
  ]);
  expect(made.map(({ ended }) => ended)).toEqual([true, true, true]);
});

it('ends all workers when it is cancelled, and hears nothing more', async () => {
  const { create, made } = joined(() => new Promise(() => {}));
  const run = startRun<number, number, number>(create, [1, 2]);
  run.cancel();
  expect(await run.outcome).toEqual({ is: 'cancelled' });
  expect(made.every(({ ended, onmessage }) => ended && onmessage === null)).toBe(true);
});

it('fails with the words of the worker that failed, and ends the others', async () => {
  const { create, made } = joined(async (job) => {
    if (job === 2) throw new Error('Van 2 has no depot.');
    return new Promise(() => {});
  });
  const run = startRun<number, number, number>(create, [1, 2]);
  expect(await run.outcome).toEqual({ is: 'failed', message: 'Van 2 has no depot.' });
  expect(made.every(({ ended }) => ended)).toBe(true);
});

it('says what to do when a worker cannot be made or loaded', async () => {
  const refused = startRun(
    () => {
      throw new Error('SecurityError');
    },
    [1],
  );
  expect(await refused.outcome).toMatchObject({ is: 'failed', message: expect.stringContaining('try again') });
  const { create, made } = joined(() => new Promise(() => {}));
  const missing = startRun(create, [1]);
  made[0]?.onerror?.({ message: '' } as ErrorEvent);
  expect(await missing.outcome).toMatchObject({ message: expect.stringContaining('still here') });
});
