import { beforeEach, expect, it, vi } from 'vitest';
import type { FromWorker } from '../run/messages.ts';
import type { ModelReport } from './model-report.ts';
import { modelsFor } from './models.ts';
import type { WorkerAnswer, WorkerJob, WorkerProgress } from './worker-job.ts';

const asked: WorkerJob[] = [];

/** Stands in for the worker: it loads at once, gives each text its length, and marks the first word. */
class StandIn {
  onmessage: ((event: { data: FromWorker<WorkerProgress, WorkerAnswer> }) => void) | null = null;
  onerror = null;
  terminate = () => {};
  postMessage(job: WorkerJob): void {
    asked.push(job);
    const result: WorkerAnswer =
      job.do === 'embed'
        ? { is: 'vectors', vectors: job.texts.map((text) => Float32Array.of(text.length)) }
        : { is: 'span', span: { start: 0, end: job.passage.text.indexOf(' '), score: 1 } };
    queueMicrotask(() => {
      this.onmessage?.({ data: { is: 'progress', progress: { bytes: 5, of: 10 } } });
      this.onmessage?.({ data: { is: 'done', result } });
    });
  }
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('Worker', StandIn);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing may leave')));
});

it('asks a worker of the page and nobody else, in small batches, and tells what is loaded', async () => {
  const told: ModelReport[] = [];
  const { embed, read } = modelsFor('browser', {
    signal: new AbortController().signal,
    report: (progress) => told.push(progress),
  });
  const vectors = await embed(['a', 'bb', ...new Array<string>(18).fill('ccc')]);
  expect(vectors.map(([length]) => length).slice(0, 3)).toEqual([1, 2, 3]);
  expect(asked).toHaveLength(3);
  expect(await read('Who?', 'Ada led it.')).toEqual({ start: 0, end: 3, score: 1 });
  expect(told[0]).toEqual({ is: 'loading', bytes: 5, of: 10 });
});

it('stops between two batches when nobody wants it any more', async () => {
  const stop = new AbortController();
  const { embed } = modelsFor('browser', { signal: stop.signal, report: () => stop.abort() });
  await expect(embed(new Array<string>(20).fill('a'))).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toHaveLength(1);
});
