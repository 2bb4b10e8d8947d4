import type { Library } from '#engines/answer/answer.ts';
import { vectorsFrom } from '#engines/embed/known-vectors.ts';
import { defineTool } from '#server/tools/define.ts';
import { embedder, isEmbedderReady } from '../kit/models/embedder.server.ts';
import type { Opening } from '../kit/models/model-report.ts';
import { isReaderReady, reader } from '../kit/models/reader.server.ts';
import { answerLeaflet, type LeafletAnswer } from './answer-leaflet.ts';
import { type LeafletJob, leafletJob } from './job.ts';
import { leafletLibrary } from './leaflet-library.ts';
import packed from './vectors.json' with { type: 'json' };

const never = new AbortController().signal;
let made: Promise<Library> | null = null;

/**
 * The leaflet, made once. A model that could not be opened is tried again with the next question.
 */
function library(): Promise<Library> {
  const models = { embed: embedder(never, { keeps: false }), read: reader(never) };
  made ??= leafletLibrary(models, vectorsFrom(packed)).catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}

/** Answers a question from the leaflet; the question is neither kept nor logged. */
export const leafletTool = defineTool<LeafletJob, Opening, LeafletAnswer>({
  id: 'leaflet',
  schema: leafletJob,
  limitMs: 60_000,
  run: async ({ question }, { report }) => {
    if (!isEmbedderReady() || !isReaderReady()) report({ is: 'opening-models' });
    return answerLeaflet(question, await library());
  },
});
