import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** pdf.js reads in a worker of its own, also where it is called from one of ours; in Node it finds its other half by itself. */
export function startPdfWorker(): void {
  if (typeof Worker === 'undefined' || GlobalWorkerOptions.workerPort) return;
  GlobalWorkerOptions.workerPort = new Worker(
    new URL('pdfjs-dist/legacy/build/pdf.worker.mjs', import.meta.url),
    { type: 'module' },
  );
}
