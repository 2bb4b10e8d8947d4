import type { Document } from '#engines/documents/document.ts';
import { DocumentProblem, limits, onlyPictures } from '#engines/documents/limits.ts';
import { inWorkers } from '../run/in-workers.ts';
import type { ReadPages } from './read-pages.ts';
import { isPicture, readPicture, readScan, withScannedPages } from './read-pictures.ts';
import type { ReadWork } from './read-work.ts';

export interface ReadJob {
  name: string;
  file: Blob;
  /** Whether recognised text keeps its lines, as forms and invoices need it. */
  keepLines?: boolean;
}

export interface ReadResult {
  document: Document;
  /** The file itself where its pages are drawn from it. */
  bytes: ArrayBuffer | null;
}

const read = inWorkers<ReadWork, ReadPages, ReadResult>(
  () => new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }),
);

/** Reads one file in a worker that is ended when it takes too long. Pictures and scanned PDFs are recognised. */
export async function readFile(
  job: ReadJob,
  { report, signal }: { report: (pages: ReadPages) => void; signal: AbortSignal },
): Promise<ReadResult> {
  const { name, file, keepLines = false } = job;
  const hooks = { report, signal, keepLines };
  signal.throwIfAborted();
  if (file.size > limits.bytes)
    throw new DocumentProblem(`${name} is larger than 25 MB. Split it, or save it without its pictures.`);
  if (await isPicture(file))
    return { document: await readPicture(name, file, hooks), bytes: await file.arrayBuffer() };
  const late = AbortSignal.timeout(limits.ms);
  const tell = ([pages]: readonly (ReadPages | undefined)[]) => pages && report(pages);
  const [result] = await read([{ do: 'read', name, file }], {
    report: tell,
    signal: AbortSignal.any([signal, late]),
  }).catch(async (problem: unknown): Promise<ReadResult[]> => {
    if (late.aborted)
      throw new DocumentProblem(`${name} takes longer than ${limits.ms / 1000} seconds to read. Split it.`);
    if (signal.aborted || !(problem instanceof Error) || !problem.message.includes(onlyPictures))
      throw problem;
    const bytes = await file.arrayBuffer();
    return [{ document: await readScan(name, bytes, hooks), bytes }];
  });
  if (!result) throw new DocumentProblem(`${name} couldn’t be read.`);
  const { document, bytes } = result;
  return bytes ? { document: await withScannedPages(document, bytes, hooks), bytes } : result;
}
