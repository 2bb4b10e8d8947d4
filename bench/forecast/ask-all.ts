import { Worker } from 'node:worker_threads';
import type { Answer, Asked } from './worker.ts';

const workers = 2;

function askOne(asked: Asked[]): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: asked });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** The answers to many series in their order, every second one from the other worker. */
export async function askAll(asked: Asked[]): Promise<Answer[]> {
  const shares = Array.from({ length: workers }, (_, w) => asked.filter((_, i) => i % workers === w));
  const answers = await Promise.all(shares.map(askOne));
  return asked.map((_, i) => answers[i % workers]?.[Math.floor(i / workers)] as Answer);
}
