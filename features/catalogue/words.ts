import { editDistance } from '#engines/search/distance.ts';

const mostWords = 8;

/** The words of a text, in lower case and each once, without other characters. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  ),
];

/** The words somebody typed, as far as they are read. */
export const typedWords = (typed: string): string[] => wordsOf(typed.slice(0, 200)).slice(0, mostWords);

const errorsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Which known words a typed one may have meant: those it begins, or the nearest within two wrong letters. */
export function meantBy(typed: string, known: readonly string[]): string[] {
  if (typed.length < 3) return [];
  const begun = known.filter((word) => word.startsWith(typed));
  if (begun.length > 0) return begun;
  const limit = errorsAllowed(typed);
  const distances = known.map((word) => ({ word, distance: editDistance(typed, word, limit) }));
  const least = Math.min(...distances.map(({ distance }) => distance), limit + 1);
  return least > limit ? [] : distances.filter(({ distance }) => distance === least).map(({ word }) => word);
}

/** What the database knows of a typed word. */
export interface KnownWord {
  word: string;
  /** Null for a word without meaning, such as “the”. */
  stem: string | null;
  known: boolean;
  /** Words that look like it, where it is not known itself. */
  alike: string[];
}

/** How a search is understood. */
export interface Reading {
  /** One group a word: an application must hold one of each. */
  groups: string[][];
  /** Words that were corrected, with what they were read as. */
  corrected: { typed: string; read: string[] }[];
  /** Words that nothing resembles. */
  unknown: string[];
}

/** Understands a search: words without meaning are passed over, misspelt ones become what they may have meant. */
export function readWords(words: readonly KnownWord[]): Reading {
  const reading: Reading = { groups: [], corrected: [], unknown: [] };
  for (const { word, stem, known, alike } of words) {
    if (stem === null) continue;
    const read = known ? [word] : meantBy(word, alike);
    if (read.length === 0) reading.unknown.push(word);
    else reading.groups.push(read);
    if (!known && read.length > 0) reading.corrected.push({ typed: word, read });
  }
  return reading;
}

/** The groups as PostgreSQL's text search takes them: all of them, or any. */
export const tsqueryOf = (groups: readonly (readonly string[])[], every: boolean): string =>
  groups.map((group) => `(${group.map((word) => `'${word}'`).join(' | ')})`).join(every ? ' & ' : ' | ');
