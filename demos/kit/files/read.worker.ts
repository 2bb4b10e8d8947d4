import { readDocument } from '#engines/documents/read-document.ts';
import { serveJob } from '../run/serve-job.ts';
import type { ReadJob, ReadPages, ReadResult } from './read-file.ts';

// A file is read in a worker of its own: whatever it does to the parser, only this worker is lost.
serveJob<ReadJob, ReadPages, ReadResult>(async ({ name, file }, report) => {
  const bytes = await file.arrayBuffer();
  const document = await readDocument(name, new Uint8Array(bytes), (done, of) => report({ done, of }));
  return { document, bytes: document.kind === 'pdf' ? bytes : null };
});
