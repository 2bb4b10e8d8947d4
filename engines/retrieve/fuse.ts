const k = 20;

/** The places of a list of scores, best first. */
export const ranked = (scores: readonly number[]): number[] =>
  scores.map((_, at) => at).sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);

/** Several rankings as one score for each place: whoever is near the top of many wins, whatever their scores were. */
export function fusedByRank(rankings: readonly (readonly number[])[], places: number): number[] {
  const sums = new Array<number>(places).fill(0);
  for (const ranking of rankings)
    for (const [rank, place] of ranking.entries()) sums[place] = (sums[place] ?? 0) + 1 / (k + rank + 1);
  return sums;
}

const scaled = (scores: readonly number[]): number[] => {
  const top = Math.max(0, ...scores) || 1;
  return scores.map((score) => score / top);
};

/** Words and meaning as one score for each place: BM25 as shares of its best, cosines as they are. */
export function fused({
  words,
  wordsInside,
  meaning,
  meaningInside,
}: Record<'words' | 'wordsInside' | 'meaning' | 'meaningInside', readonly number[]>): number[] {
  const whole = scaled(words);
  const inside = scaled(wordsInside);
  return whole.map(
    (share, at) => share + 0.5 * (inside[at] ?? 0) + (meaning[at] ?? 0) + (meaningInside[at] ?? 0),
  );
}

/** The best score among the members of each group: a paragraph is as good as its best sentence. */
export function bestOf(scores: readonly number[], groupOf: readonly number[], groups: number): number[] {
  const best = new Array<number>(groups).fill(Number.NEGATIVE_INFINITY);
  for (const [at, group] of groupOf.entries()) best[group] = Math.max(best[group] ?? 0, scores[at] ?? 0);
  return best;
}
