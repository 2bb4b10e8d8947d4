import { isSmallWord } from '../retrieve/words.ts';
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

interface SearchHit {
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

const known = new Map<string, readonly string[]>();
const mostKnown = 10_000;

/** The words of a page's text, taken apart once: every query looks at all of them, once for each word of its own. */
function knownWords(text: string): readonly string[] {
  const words = known.get(text) ?? wordsOf(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, words);
  return words;
}

/** How well the best word of a text fits. */
type Rate = (text: string) => number;

/** Looks for one typed word: most words stand on many pages, and each is compared with it once. */
function rateOf(typed: string): Rate {
  const scores = new Map<string, number>();
  const scoreOf = (word: string) => {
    const score = scores.get(word) ?? wordScore(typed, word);
    scores.set(word, score);
    return score;
  };
  return (text) => knownWords(text).reduce((most, word) => Math.max(most, scoreOf(word)), 0);
}

/** Nobody looks for more words than this, and each costs a look at every page. */
const mostWords = 8;
const ratesOf = (typed: string): Rate[] => [...new Set(wordsOf(typed))].slice(0, mostWords).map(rateOf);

/** How well one typed word fits a page: in its name it counts most, in its description least. */
const rateIn = (rate: Rate, entry: SearchEntry): number =>
  Math.max(
    rate(entry.label) * 4,
    rate(entry.title) * 3,
    rate(entry.also?.join(' ') ?? '') * 3,
    rate(entry.path) * 2.5,
    rate(entry.headings.join(' ')) * 1.5,
    rate(entry.description),
  );

function entryScore(typed: readonly Rate[], entry: SearchEntry): number {
  let total = 0;
  for (const rate of typed) {
    const score = rateIn(rate, entry);
    if (score === 0) return 0;
    total += score;
  }
  return total / typed.length;
}

const best = (hits: readonly SearchHit[], limit: number): SearchHit[] =>
  hits
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score || a.entry.label.localeCompare(b.entry.label))
    .slice(0, limit);

const tellingWords = (query: string): string =>
  wordsOf(query)
    .filter((word) => !isSmallWord(word))
    .join(' ');

/** The entries that fit every telling word of the query, typing errors forgiven, best first. */
export function search(entries: readonly SearchEntry[], query: string, limit = 8): SearchHit[] {
  const typed = ratesOf(tellingWords(query) || query);
  if (typed.length === 0) return [];
  return best(
    entries.map((entry) => ({ entry, score: entryScore(typed, entry) })),
    limit,
  );
}

/** As good as the beginning of a word: a word that only looks like another says little about a page. */
const leastFit = 0.6;

/** The entries that fit at least half of the words that tell something, once their spelling is mended: for whole questions. */
export function searchLoosely(entries: readonly SearchEntry[], query: string, limit = 8): SearchHit[] {
  const typed = ratesOf(tellingWords(respelled(entries, query))).map(
    (rate): Rate =>
      (text) => {
        const score = rate(text);
        return score < leastFit ? 0 : score;
      },
  );
  return best(
    entries.map((entry) => {
      const scores = typed.map((rate) => rateIn(rate, entry));
      const fitting = scores.filter((score) => score > 0).length;
      const total = scores.reduce((sum, score) => sum + score, 0);
      return { entry, score: fitting * 2 >= typed.length ? total / typed.length : 0 };
    }),
    limit,
  );
}

/** The first words of a query, those that no page knows replaced by the nearest one that some page does. */
export function respelled(entries: readonly SearchEntry[], query: string): string {
  const vocabulary = new Set(
    entries.flatMap(({ label, title, description }) =>
      [label, title, description].flatMap((text) => knownWords(text)),
    ),
  );
  return wordsOf(query)
    .slice(0, mostWords)
    .map((word) => {
      const limit = vocabulary.has(word) || isSmallWord(word) ? 0 : allowed(word);
      if (limit === 0) return word;
      let [nearest, least] = [word, limit + 1];
      for (const other of vocabulary) {
        const distance = editDistance(word, other, limit);
        if (distance < least) [nearest, least] = [other, distance];
      }
      return nearest;
    })
    .join(' ');
}

/** The entries nearest to an address that does not exist; never empty when there are entries. */
export function nearest(entries: readonly SearchEntry[], path: string, limit = 3): SearchEntry[] {
  const typed = ratesOf(path);
  const wanted = fold(path);
  return entries
    .map((entry) => {
      const own = fold(entry.path);
      const spelling =
        1 - editDistance(wanted, own, wanted.length + own.length) / Math.max(wanted.length, own.length);
      const words = typed.reduce(
        (sum, rate) => sum + Math.max(rate(entry.path), rate(entry.label), rate(entry.title) * 0.8),
        0,
      );
      return { entry, score: spelling + (2 * words) / Math.max(1, typed.length) };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map((hit) => hit.entry);
}
