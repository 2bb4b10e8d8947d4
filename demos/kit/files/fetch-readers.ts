import pdfWorkerAddress from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url';
import { inWorkers } from '../run/in-workers.ts';
import type { ReadWork } from './read-work.ts';

const fetchModules = inWorkers<ReadWork, never, null>(
  () => new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Fetches what every kind of file is read with into the browser's cache: files are then read without a network, too.
 * The worker of pdf.js is only fetched: starting it inside a worker that ends breaks its file off half-way.
 */
export async function fetchReaders(): Promise<void> {
  await Promise.all([
    fetchModules([{ do: 'fetch' }], { report: () => {}, signal: new AbortController().signal }),
    fetch(pdfWorkerAddress).then((answer) => answer.blob()),
  ]);
}
