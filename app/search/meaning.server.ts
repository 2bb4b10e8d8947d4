import { embedder } from '#demos/news/embedder.server.ts';
import { cosine } from '#engines/embed/embed.ts';
import { globalCell } from '#lib/global-cell.ts';

const never = new AbortController().signal;
const state = globalCell('search-meaning', () => ({
  kept: new Map<string, Float32Array>(),
  filling: Promise.resolve(),
}));

/** Makes the vectors that are missing, in the model's own thread, and forgets those of texts that are gone. */
async function fill(texts: readonly string[]): Promise<void> {
  const embed = embedder(never);
  for (const text of texts) {
    if (state.kept.has(text)) continue;
    const [vector] = await embed([text]);
    if (vector) state.kept.set(text, vector);
  }
  const wanted = new Set(texts);
  for (const text of state.kept.keys()) if (!wanted.has(text)) state.kept.delete(text);
}

/** How near each text is to a question by what both mean; 1 is the same. The first question waits for all vectors. */
export async function nearness(question: string, texts: readonly string[]): Promise<number[]> {
  // One after the other: whoever comes while the vectors are being made waits for the same ones.
  const filled = state.filling.then(() => fill(texts));
  state.filling = filled.catch(() => {});
  await filled;
  const [asked] = await embedder(never)([question]);
  if (!asked) throw new Error('The model gave no vector');
  return texts.map((text) => {
    const vector = state.kept.get(text);
    return vector ? cosine(asked, vector) : 0;
  });
}
