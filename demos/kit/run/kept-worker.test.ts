import { expect, it } from 'vitest';
import type { WorkerLike } from './in-workers.ts';
import { keptWorker } from './kept-worker.ts';

/** Adds what it is told to what it was told before; a negative number is never answered. */
function counting() {
  const made: { ended: boolean }[] = [];
  const create = (): WorkerLike => {
    let sum = 0;
    const mark = { ended: false };
    made.push(mark);
    const worker: WorkerLike = {
      onmessage: null,
      onerror: null,
      postMessage: (job) => {
        const added = Number(job);
        if (added < 0) return;
        sum += added;
        const data = added === 13 ? { is: 'failed', message: 'Not this one.' } : { is: 'done', result: sum };
        queueMicrotask(() => worker.onmessage?.({ data } as MessageEvent));
      },
      terminate: () => {
        mark.ended = true;
      },
    };
    return worker;
  };
  return { create, made };
}

const options = { limitMs: 20, tookTooLong: 'It takes too long.' };

it('keeps what it holds from one question to the next, in their order', async () => {
  const { create, made } = counting();
  const { ask } = keptWorker<number, number>(create, options);
  const answers = [ask(1), ask(13).catch((error: Error) => error.message), ask(2)];
  expect(await Promise.all(answers)).toEqual([1, 'Not this one.', 16]);
  expect(made).toHaveLength(1);
});

it('ends a worker that does not answer, and starts another for the next question', async () => {
  const { create, made } = counting();
  const { ask } = keptWorker<number, number>(create, options);
  await ask(5);
  await expect(ask(-1)).rejects.toThrow('It takes too long.');
  expect(await ask(2)).toBe(2);
  expect(made.map(({ ended }) => ended)).toEqual([true, false]);
});

it('gives up what is asked when it is ended from outside', async () => {
  const { create } = counting();
  const { ask, end } = keptWorker<number, number>(create, { ...options, limitMs: 60_000 });
  const asked = ask(-1);
  await Promise.resolve().then(() => Promise.resolve());
  end();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});

it('tells what the worker reports on the way, and waits for as long as it does', async () => {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: async () => {
      const say = (data: unknown) => worker.onmessage?.({ data } as MessageEvent);
      for (const progress of [1, 2, 3]) {
        await new Promise((resolve) => setTimeout(resolve, 15));
        say({ is: 'progress', progress });
      }
      say({ is: 'done', result: 'loaded' });
    },
    terminate: () => {},
  };
  const { ask } = keptWorker<string, string, number>(() => worker, { ...options, limitMs: 40 });
  const heard: number[] = [];
  expect(await ask('load', (progress) => heard.push(progress))).toBe('loaded');
  expect(heard).toEqual([1, 2, 3]);
});
