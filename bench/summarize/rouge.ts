/** ROUGE F1 of one summary, by words, pairs of words, and the longest common run of words with gaps. */
export interface Rouge {
  one: number;
  two: number;
  l: number;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function overlap(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of b) left.set(word, (left.get(word) ?? 0) + 1);
  return a.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

function longestCommon(a: readonly string[], b: readonly string[]): number {
  let before = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const now = [0];
    for (const [at, other] of b.entries())
      now.push(word === other ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, now[at] ?? 0));
    before = now;
  }
  return before.at(-1) ?? 0;
}

const f1 = (hits: number, told: number, wanted: number): number =>
  hits === 0 ? 0 : (2 * hits) / (told + wanted);
const pairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`);

/** How much a summary has in common with one that a person wrote. */
export function rouge(told: string, wanted: string): Rouge {
  const a = wordsOf(told);
  const b = wordsOf(wanted);
  return {
    one: f1(overlap(a, b), a.length, b.length),
    two: f1(overlap(pairs(a), pairs(b)), a.length - 1, b.length - 1),
    l: f1(longestCommon(a, b), a.length, b.length),
  };
}
