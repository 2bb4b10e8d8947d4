import { termsOf } from './words.ts';

/** How well each text of a collection answers to some words. */
interface Bm25 {
  /** A score for each text, in their order; 0 where nothing is shared. */
  scores: (question: string) => number[];
  /** How rare a word is in the collection, in its compared form. */
  rarity: (term: string) => number;
  terms: readonly ReadonlyMap<string, number>[];
}

const k1 = 0.9;
const b = 0.4;

/** BM25 over texts: words that are rare here count more, long texts a little less. */
export function makeBm25(texts: readonly string[]): Bm25 {
  const terms = texts.map((text) => {
    const counts = new Map<string, number>();
    for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
    return counts;
  });
  const lengths = terms.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1) || 1;
  const holders = new Map<string, number>();
  for (const counts of terms)
    for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  const rarity = (term: string): number => {
    const held = holders.get(term) ?? 0;
    return Math.log(1 + (texts.length - held + 0.5) / (held + 0.5));
  };
  return {
    terms,
    rarity,
    scores: (question) => {
      const asked = [...new Set(termsOf(question))];
      return terms.map((counts, at) => {
        const long = 1 - b + (b * (lengths[at] ?? 0)) / mean;
        return asked.reduce((sum, term) => {
          const count = counts.get(term) ?? 0;
          return count === 0 ? sum : sum + (rarity(term) * count * (k1 + 1)) / (count + k1 * long);
        }, 0);
      });
    },
  };
}
