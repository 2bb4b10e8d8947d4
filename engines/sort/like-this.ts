import { cosine, type Embed } from '../embed/embed.ts';

/** A thing that can be compared: what it is called, and what is said of it. */
export interface Thing {
  name: string;
  description: string;
}

/** Sizes and weights say little of what a thing is, and make all things that have them alike. */
const withoutMeasures = (text: string): string =>
  text.replace(/\b\d[\d.,x×%-]*\s?(?:[kcm]?m|[mk]?g|[mc]?l|cm|pcs|in|ft)?\b/gi, '').replace(/\s+/g, ' ');

/** The things most like one of them, the nearest first: by the meaning of their names, and of all that is said of them. */
export async function mostLike(
  things: readonly Thing[],
  like: number,
  embed: Embed,
): Promise<{ place: number; score: number }[]> {
  const names = await embed(things.map(({ name }) => name));
  const texts = await embed(things.map(({ name, description }) => withoutMeasures(`${description} ${name}`)));
  const near = (vectors: readonly Float32Array[], place: number) =>
    cosine(vectors[place] ?? new Float32Array(), vectors[like] ?? new Float32Array());
  return things
    .map((_, place) => ({ place, score: (near(names, place) + near(texts, place)) / 2 }))
    .filter(({ place }) => place !== like)
    .sort((one, other) => other.score - one.score);
}
