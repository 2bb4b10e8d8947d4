import type { Author } from './author.ts';
import type { CitedSentence } from './cited-sentences.ts';
import { configuredProvider, fallenBack, type WriteRequest, writeWith } from './provider.server.ts';

/** What was written, and who wrote it; the engine wrote nothing where the provider failed, and says why. */
export interface Written {
  by: Author;
  sentences: readonly CitedSentence[];
}

/** Lets the configured provider write from sources, if there is one; what is told on the way is whole sentences. */
export async function writeCited(request: WriteRequest): Promise<Written | null> {
  const provider = configuredProvider();
  if (!provider || request.sources.length === 0) return null;
  try {
    const sentences = await writeWith({ ...request, provider });
    return { by: { is: 'provider', model: provider.model }, sentences };
  } catch (error) {
    request.signal.throwIfAborted();
    return { by: fallenBack(error), sentences: [] };
  }
}
