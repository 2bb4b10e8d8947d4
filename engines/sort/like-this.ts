import { cosine, type Embed } from '../embed/embed.ts';
import { makeBm25 } from '../retrieve/bm25.ts';

/** A thing that can be compared: what it is called, and what is said of it. */
export interface Thing {
  name: string;
  description: string;
}

/** How much words that both have count beside the meaning. */
const wordShare = 0.15;

/** The things most like one of them, the nearest first: by meaning, and a little by words that are rare in the list. */
export async function mostLike(
  things: readonly Thing[],
  like: number,
  embed: Embed,
): Promise<{ place: number; score: number }[]> {
  const texts = things.map(({ name, description }) => `${name}. ${description}`);
  const vectors = await embed(texts);
  const words = makeBm25(texts).scores(texts[like] ?? '');
  const top = Math.max(...words.filter((_, at) => at !== like), 0) || 1;
  const own = vectors[like] ?? new Float32Array();
  return vectors
    .map((vector, place) => ({ place, score: cosine(vector, own) + (wordShare * (words[place] ?? 0)) / top }))
    .filter(({ place }) => place !== like)
    .sort((one, other) => other.score - one.score);
}
