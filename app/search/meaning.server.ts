import { embedder } from '#demos/kit/models/embedder.server.ts';
import { cosine } from '#engines/embed/embed.ts';
import { log } from '#server/log.ts';

const never = new AbortController().signal;
const state = {
  kept: new Map<string, Float32Array>(),
  filling: null as Promise<void> | null,
};

/** Makes the vectors that are missing, in the model's own thread. */
async function fill(texts: readonly string[]): Promise<void> {
  const embed = embedder(never);
  for (const text of texts) {
    if (state.kept.has(text)) continue;
    const [vector] = await embed([text]);
    if (vector) state.kept.set(text, vector);
  }
}

/** Goes on without anybody waiting for it, once at a time, and forgets the vectors of texts that are gone. */
function fillLater(texts: readonly string[]): void {
  const wanted = new Set(texts);
  state.filling ??= fill(texts)
    .then(() => {
      for (const text of state.kept.keys()) if (!wanted.has(text)) state.kept.delete(text);
    })
    .catch((error: unknown) => log().warn({ err: error }, 'the search has no vectors of some pages'))
    .finally(() => {
      state.filling = null;
    });
}

/**
 * How near each text is to a question by what both mean; 1 is the same, 0 also stands for what is not known yet. Only the
 * few `first` ones are waited for: to read hundreds of pages takes a busy machine minutes.
 */
export async function nearness(
  question: string,
  first: readonly string[],
  others: readonly string[],
): Promise<number[]> {
  const texts = [...first, ...others];
  await fill(first);
  const [asked] = await embedder(never)([question]);
  if (!asked) throw new Error('The model gave no vector');
  fillLater(texts);
  return texts.map((text) => {
    const vector = state.kept.get(text);
    return vector ? cosine(asked, vector) : 0;
  });
}
