const word = /[\p{L}\p{N}]+(?:[’'\-.][\p{L}\p{N}]+)*/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The words of a text in lower case, also of writing that puts no spaces between them. */
export function wordsOf(text: string): string[] {
  const small = text.toLowerCase();
  if (!unspaced.test(small)) return small.match(word) ?? [];
  const parts = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(small);
  return [...parts].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Every run of five words, for comparing texts. */
export function shingles(words: readonly string[], length = 5): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + length <= words.length; at += 1) runs.add(words.slice(at, at + length).join(' '));
  return runs;
}

/** How much two sets share: 1 is everything. */
export function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const run of small) if (large.has(run)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
