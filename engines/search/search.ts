import { editDistance } from './distance.ts';

/** A page as the search sees it. */
export interface SearchEntry {
  path: string;
  label: string;
  title: string;
  /** What kind of thing it is, in words a visitor knows. */
  kind: string;
  hue: string | null;
  description: string;
  headings: string[];
  /** Other words people look for it by. */
  also?: readonly string[];
}

export interface SearchHit {
  entry: SearchEntry;
  score: number;
}

/** Lower case, without accents, z for s in the endings that two Englishes spell apart. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/is(e|ed|es|er|ing|ation)\b/g, 'iz$1');
}

/** The words of a text, or of an address. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const allowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** How well a typed word fits one word of a page: 1 the same, 0 not at all. */
function wordScore(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.6 + (0.3 * typed.length) / word.length;
  if (typed.length > 3 && word.includes(typed)) return 0.4;
  const limit = allowed(typed);
  if (limit === 0) return 0;
  const distance = Math.min(
    editDistance(typed, word, limit),
    // A half-typed word may hold the error already.
    editDistance(typed, word.slice(0, typed.length), limit),
  );
  return distance > limit ? 0 : 0.55 - 0.15 * distance;
}

const best = (typed: string, text: string) =>
  wordsOf(text).reduce((most, word) => Math.max(most, wordScore(typed, word)), 0);

function entryScore(typed: readonly string[], entry: SearchEntry): number {
  let total = 0;
  for (const word of typed) {
    const score = Math.max(
      best(word, entry.label) * 4,
      best(word, entry.title) * 3,
      best(word, entry.also?.join(' ') ?? '') * 3,
      best(word, entry.path) * 2.5,
      best(word, entry.headings.join(' ')) * 1.5,
      best(word, entry.description),
    );
    if (score === 0) return 0;
    total += score;
  }
  return total / typed.length;
}

/** The entries that fit every word of the query, typing errors forgiven, best first. */
export function search(entries: readonly SearchEntry[], query: string, limit = 8): SearchHit[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: entryScore(typed, entry) }))
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score || a.entry.label.localeCompare(b.entry.label))
    .slice(0, limit);
}

/** The entries nearest to an address that does not exist; never empty when there are entries. */
export function nearest(entries: readonly SearchEntry[], path: string, limit = 3): SearchEntry[] {
  const typed = wordsOf(path);
  const wanted = fold(path);
  return entries
    .map((entry) => {
      const own = fold(entry.path);
      const spelling =
        1 - editDistance(wanted, own, wanted.length + own.length) / Math.max(wanted.length, own.length);
      const words = typed.reduce(
        (sum, word) =>
          sum + Math.max(best(word, entry.path), best(word, entry.label), best(word, entry.title) * 0.8),
        0,
      );
      return { entry, score: spelling + (2 * words) / Math.max(1, typed.length) };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map((hit) => hit.entry);
}
