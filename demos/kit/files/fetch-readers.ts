import { inWorkers } from '../run/in-workers.ts';
import type { ReadWork } from './read-work.ts';

const fetchAll = inWorkers<ReadWork, never, null>(
  () => new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }),
);

/** Fetches what every kind of file is read with into the browser's cache: files are then read without a network, too. */
export async function fetchReaders(): Promise<void> {
  await fetchAll([{ do: 'fetch' }], { report: () => {}, signal: new AbortController().signal });
}
