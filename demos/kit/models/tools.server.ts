import type { z } from 'zod';
import type { ReadSpan } from '#engines/answer/answer.ts';
import { defineTool } from '#server/tools/define.ts';
import type { CitedSentence } from './cited-sentences.ts';
import { embedder, isEmbedderReady } from './embedder.server.ts';
import { type EmbedJob, embedJob, type ReadJob, readJob, type WriteJob, writeJob } from './jobs.ts';
import type { Opening } from './model-report.ts';
import { type embedResult, packVector } from './packed-vector.ts';
import { isReaderReady, reader } from './reader.server.ts';
import { type Written, writeCited } from './write-cited.server.ts';

/** Documents of some hundred pages take some dozens of calls, one after the other, and opening the models early takes two. */
const pace = { burst: 120, perSecond: 2 };

/** Gives texts their vectors, and keeps neither. */
export const embedTool = defineTool<EmbedJob, Opening, z.output<typeof embedResult>>({
  id: 'embed',
  schema: embedJob,
  limitMs: 60_000,
  pace,
  run: async ({ texts }, { signal, report }) => {
    if (!isEmbedderReady()) report({ is: 'opening-models' });
    const vectors = await embedder(signal, { keeps: false })(texts);
    return { vectors: vectors.map(packVector) };
  },
});

/** Finds the answer to a question in each passage, and says how sure it is. */
export const readTool = defineTool<ReadJob, Opening, { spans: readonly ReadSpan[] }>({
  id: 'read',
  schema: readJob,
  limitMs: 60_000,
  pace,
  run: async ({ question, passages }, { signal, report }) => {
    if (!isReaderReady()) report({ is: 'opening-models' });
    const read = reader(signal);
    const spans: ReadSpan[] = [];
    // One after the other, so that a visitor who leaves frees the thread after the passage it is at.
    for (const { text, headings } of passages) spans.push(await read(question, text, headings));
    return { spans };
  },
});

/** Lets the configured provider answer from sentences, each of its own with its sources; without one it writes nothing. */
export const writeAnswerTool = defineTool<WriteJob, { sentences: readonly CitedSentence[] }, Written | null>({
  id: 'write-answer',
  schema: writeJob,
  limitMs: 90_000,
  run: ({ question, sources }, { signal, report }) =>
    writeCited({ question, sources, signal, tell: (sentences) => report({ sentences }) }),
});
