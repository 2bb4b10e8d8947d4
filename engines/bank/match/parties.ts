import type { OpenItem } from './open-item.ts';
import { isOneOff, nameWords } from './words.ts';

/** How much each word of a name says: a word that many names contain says little. */
export interface Parties {
  byAccount: ReadonlyMap<string, readonly OpenItem[]>;
  byWord: ReadonlyMap<string, readonly OpenItem[]>;
  words: ReadonlyMap<OpenItem, readonly string[]>;
  weight: (word: string) => number;
}

export function partiesOf(items: readonly OpenItem[]): Parties {
  const byAccount = new Map<string, OpenItem[]>();
  const byWord = new Map<string, OpenItem[]>();
  const words = new Map<OpenItem, readonly string[]>();
  const names = new Map<string, Set<string>>();
  const all = new Set<string>();
  const known = new Map<string, readonly string[]>();
  for (const item of items) {
    if (item.account) byAccount.set(item.account, [...(byAccount.get(item.account) ?? []), item]);
    const own = known.get(item.name) ?? nameWords(item.name);
    known.set(item.name, own);
    words.set(item, own);
    all.add(item.name);
    for (const word of new Set(own)) {
      // Words are looked up by their beginnings, so that a slip further on is found.
      const key = word.slice(0, 3);
      const list = byWord.get(key);
      if (list) list.push(item);
      else byWord.set(key, [item]);
      names.set(word, (names.get(word) ?? new Set()).add(item.name));
    }
  }
  const weight = (word: string) => {
    const share = (names.get(word)?.size ?? 1) / Math.max(all.size, 1);
    return (
      (word.length < 3 ? 0.3 : 1) *
      (share > 0.5 ? 0.3 : 1 - Math.max(0, (names.get(word)?.size ?? 1) - 1) * 0.15)
    );
  };
  return { byAccount, byWord, words, weight: (word) => Math.max(0.3, weight(word)) };
}

const isSame = (a: string, b: string): boolean =>
  a === b ||
  (a.length >= 4 && b.length >= 4 && (a.startsWith(b) || b.startsWith(a))) ||
  (a.length >= 5 && b.length >= 5 && isOneOff(a, b)) ||
  // An initial for a first name.
  ((a.length === 1 || b.length === 1) && a[0] === b[0]);

/** How alike two names are, from 0 to 1: words that tell much count more, and a foreign word speaks against it. */
export function likeness(
  payer: readonly string[],
  item: readonly string[],
  weight: (word: string) => number,
): number {
  const left = [...payer];
  let common = 0;
  let hasWord = false;
  for (const word of item) {
    const at = left.findIndex((each) => isSame(each, word));
    if (at < 0) continue;
    if (word.length > 2 && (left[at]?.length ?? 0) > 2) hasWord = true;
    left.splice(at, 1);
    common += weight(word);
  }
  if (!hasWord) return 0;
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weight(word), 0);
  const ofItem = common / sum(item);
  const ofPayer = common / (common + sum(left));
  return 0.6 * Math.max(ofItem, ofPayer) + 0.4 * Math.min(ofItem, ofPayer);
}
