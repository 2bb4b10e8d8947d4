import { cosine, type Embed } from '../embed/embed.ts';
import { makeBm25 } from './bm25.ts';
import { sentencesOf } from './sentences.ts';
import { termsOf } from './words.ts';

/** Entries by how well they answer, the best first. */
export interface FoundEntries {
  places: readonly number[];
  /** The best one's score: below `enough` none answers. */
  certainty: number;
  isThere: boolean;
}

/** How much the share of a question's words in an entry counts beside its meaning. */
const wordShare = 0.2;
/** Chosen on a dozen questions of our own to a small help centre. */
const enough = 0.3;

/**
 * Finds the short text that answers a question which may be worded quite differently: an entry is as near as its nearest
 * sentence. Meaning counts most, because words that are shared by chance weigh much among a few short texts.
 */
export async function findEntry(
  entries: readonly string[],
  question: string,
  embed: Embed,
): Promise<FoundEntries> {
  const parted = entries.map((entry) => [entry, ...sentencesOf(entry)]);
  const [asked = new Float32Array(), ...vectors] = await embed([question, ...parted.flat()]);
  const words = makeBm25(entries);
  const terms = [...new Set(termsOf(question))];
  const all = terms.reduce((sum, term) => sum + words.rarity(term), 0) || 1;
  let at = 0;
  const scores = parted.map((texts, place) => {
    const near = Math.max(
      ...texts.map((_, offset) => cosine(vectors[at + offset] ?? new Float32Array(), asked)),
    );
    at += texts.length;
    const shared = terms.reduce(
      (sum, term) => sum + (words.terms[place]?.has(term) ? words.rarity(term) : 0),
      0,
    );
    return near + (wordShare * shared) / all;
  });
  const places = scores
    .map((_, place) => place)
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  const certainty = scores[places[0] ?? 0] ?? 0;
  return { places, certainty, isThere: certainty >= enough };
}
