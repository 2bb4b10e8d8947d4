const k = 20;

/** The places of a list of scores, best first. */
export const ranked = (scores: readonly number[]): number[] =>
  scores.map((_, at) => at).sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);

/** Several rankings as one score for each place: whoever is near the top of many wins, whatever their scores were. */
export function fused(rankings: readonly (readonly number[])[], places: number): number[] {
  const sums = new Array<number>(places).fill(0);
  for (const ranking of rankings)
    for (const [rank, place] of ranking.entries()) sums[place] = (sums[place] ?? 0) + 1 / (k + rank + 1);
  return sums;
}

/** The best score among the members of each group: a paragraph is as good as its best sentence. */
export function bestOf(scores: readonly number[], groupOf: readonly number[], groups: number): number[] {
  const best = new Array<number>(groups).fill(Number.NEGATIVE_INFINITY);
  for (const [at, group] of groupOf.entries()) best[group] = Math.max(best[group] ?? 0, scores[at] ?? 0);
  return best;
}
