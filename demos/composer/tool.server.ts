import { defineTool } from '#server/tools/define.ts';
import { embedder } from '../kit/models/embedder.server.ts';
import { type WordsJob, type WordsResult, wordsJob } from './job.ts';
import { nearestPart, type PartVectors, readVectors } from './nearest-part.ts';
import packed from './part-vectors.json' with { type: 'json' };

let known: PartVectors | undefined;

/** Finds parts for words by what they mean. It keeps nothing of them. */
export const composeWordsTool = defineTool<WordsJob, never, WordsResult>({
  id: 'composeWords',
  schema: wordsJob,
  limitMs: 30_000,
  run: async ({ words }, { signal }) => {
    known ??= readVectors(packed);
    const parts = known;
    const vectors = await embedder(signal, { keeps: false })(words);
    const found = words.flatMap((word, at) => {
      const vector = vectors[at];
      const part = vector && nearestPart(parts, vector);
      return part ? [[word, part] as const] : [];
    });
    return Object.fromEntries(found);
  },
});
