import { wordsOf } from '../site/words.ts';
import { stopWords } from './stop-words.ts';

/** A word or a phrase of a text. */
export interface Term {
  term: string;
  words: number;
  count: number;
  /** How much of the text it makes up, in percent of its words. */
  density: number;
}

const isTelling = (word: string | undefined) =>
  word !== undefined && word.length > 1 && !stopWords.has(word) && !/^\d+$/.test(word);

/** The words and phrases a text uses most: phrases twice at least, none across a full stop. */
export function termsOf(text: string, most = 30): Term[] {
  const counts = new Map<string, { words: number; count: number }>();
  const sentences = text.split(/(?<![.!?;:\n])[.!?;:\n]+(?:\s|$)/).map(wordsOf);
  const total = sentences.reduce((sum, words) => sum + words.length, 0);
  for (const words of sentences) {
    for (let length = 1; length <= 3; length += 1) {
      for (let at = 0; at + length <= words.length; at += 1) {
        const run = words.slice(at, at + length);
        // A phrase may hold a small word, but neither begins nor ends with one.
        if (!isTelling(run[0]) || !isTelling(run.at(-1))) continue;
        const term = run.join(' ');
        counts.set(term, { words: length, count: (counts.get(term)?.count ?? 0) + 1 });
      }
    }
  }
  return [...counts]
    .map(([term, { words, count }]) => ({
      term,
      words,
      count,
      density: (100 * words * count) / Math.max(1, total),
    }))
    .filter(({ words, count }) => words === 1 || count > 1)
    .sort(
      (one, other) => other.count * other.words - one.count * one.words || one.term.localeCompare(other.term),
    )
    .slice(0, most);
}
