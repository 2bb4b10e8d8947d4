import { fetchReaders, readDocument } from '#engines/documents/read-document.ts';
import { serveJob } from '../run/serve-job.ts';
import type { ReadResult } from './read-file.ts';
import type { ReadPages } from './read-pages.ts';
import type { ReadWork } from './read-work.ts';

// A file is read in a worker of its own: whatever it does to the parser, only this worker is lost.
serveJob<ReadWork, ReadPages, ReadResult | null>(async (work, report) => {
  if (work.do === 'fetch') {
    await fetchReaders();
    return null;
  }
  const bytes = await work.file.arrayBuffer();
  const document = await readDocument(work.name, new Uint8Array(bytes), (done, of) => report({ done, of }));
  return { document, bytes: document.kind === 'pdf' ? bytes : null };
});
