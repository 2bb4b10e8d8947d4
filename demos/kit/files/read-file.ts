import type { Document } from '#engines/documents/document.ts';
import { DocumentProblem, limits, onlyPictures } from '#engines/documents/limits.ts';
import { inWorkers } from '../run/in-workers.ts';
import { isPicture, readPictures } from './read-pictures.ts';

export interface ReadJob {
  name: string;
  file: Blob;
  /** Whether recognised text keeps its lines, as forms and invoices need it. */
  keepLines?: boolean;
}

export interface ReadPages {
  done: number;
  of: number;
}

export interface ReadResult {
  document: Document;
  bytes: ArrayBuffer | null;
}

const read = inWorkers<ReadJob, ReadPages, ReadResult>(
  () => new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }),
);

/** Reads one file in a worker that is ended when it takes too long. Pictures and scanned PDFs are recognised. */
export async function readFile(
  job: ReadJob,
  { report, signal }: { report: (pages: ReadPages) => void; signal: AbortSignal },
): Promise<ReadResult> {
  if (job.file.size > limits.bytes)
    throw new DocumentProblem(`${job.name} is larger than 25 MB. Split it, or save it without its pictures.`);
  if (isPicture(job.file))
    return {
      document: await readPictures(job.name, job.file, { report, signal }, job.keepLines),
      bytes: null,
    };
  const late = AbortSignal.timeout(limits.ms);
  const tell = ([pages]: readonly (ReadPages | undefined)[]) => pages && report(pages);
  try {
    const [result] = await read([job], { report: tell, signal: AbortSignal.any([signal, late]) });
    if (!result) throw new DocumentProblem(`${job.name} could not be read.`);
    return result;
  } catch (problem) {
    if (late.aborted)
      throw new DocumentProblem(
        `${job.name} takes longer than ${limits.ms / 1000} seconds to read. Split it.`,
      );
    if (problem instanceof Error && problem.message.includes(onlyPictures) && !signal.aborted)
      return {
        document: await readPictures(job.name, job.file, { report, signal }, job.keepLines),
        bytes: null,
      };
    throw problem;
  }
}
