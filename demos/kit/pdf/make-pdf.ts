import { keptWorker } from '../run/kept-worker.ts';
import type { PdfBlock, PdfOptions } from './blocks.ts';
import type { PrintJob } from './print.worker.ts';

const printer = keptWorker<PrintJob, Uint8Array<ArrayBuffer>>(
  () => new Worker(new URL('./print.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 60_000, tookTooLong: 'The PDF took longer than a minute, so it was stopped. Try fewer pages.' },
);

/** Makes a tagged, searchable PDF in a worker of this browser; typefaces are loaded at the first one. */
export async function makePdf(blocks: readonly PdfBlock[], options: PdfOptions): Promise<Blob> {
  return new Blob([await printer.ask({ blocks, options })], { type: 'application/pdf' });
}
