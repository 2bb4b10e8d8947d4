import type { Author } from './author.ts';
import type { CitedSentence } from './cited-sentences.ts';
import { configuredProvider, fallenBack, type WriteRequest, writeWith } from './provider.server.ts';

/**
 * What was written, and who wrote it. Where the provider failed the engine says why, and the sentences are those that had
 * come whole by then.
 */
export interface Written {
  by: Author;
  sentences: readonly CitedSentence[];
}

/** Has the configured provider write from sources, if there is one; it reports complete sentences as they arrive. */
export async function writeCited(request: WriteRequest): Promise<Written | null> {
  const provider = configuredProvider();
  if (!provider || request.sources.length === 0) return null;
  let came: readonly CitedSentence[] = [];
  const tell = (sentences: readonly CitedSentence[]) => {
    came = sentences;
    request.tell(sentences);
  };
  try {
    const sentences = await writeWith({ ...request, tell, provider });
    return { by: { is: 'provider', model: provider.model }, sentences };
  } catch (error) {
    request.signal.throwIfAborted();
    return { by: fallenBack(error), sentences: came };
  }
}
