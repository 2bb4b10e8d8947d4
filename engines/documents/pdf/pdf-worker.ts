import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** pdf.js reads in a worker of its own, also where it is called from one of ours; in Node it finds its other half by itself. */
export function startPdfWorker(): void {
  if (typeof Worker === 'undefined' || GlobalWorkerOptions.workerPort) return;
  GlobalWorkerOptions.workerPort = new Worker(
    new URL('pdfjs-dist/legacy/build/pdf.worker.mjs', import.meta.url),
    { type: 'module' },
  );
}

/**
 * Fetches that worker's file and waits until it has said its first word: whoever ends the worker that started it
 * would otherwise break the file off half-way, and it would be missing once there is no network.
 */
export async function fetchPdfWorker(): Promise<void> {
  startPdfWorker();
  const worker = GlobalWorkerOptions.workerPort;
  if (!worker) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.addEventListener('error', () => reject(new Error('The PDF reader could not be fetched.')), {
      once: true,
    });
  });
}
