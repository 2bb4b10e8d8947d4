import { cosine } from '../embed/embed.ts';

const rounds = 30;
const damping = 0.85;

/** How central each sentence is: one that many others resemble, the more so if those are central themselves (LexRank). */
export function centrality(vectors: readonly Float32Array[]): number[] {
  const count = vectors.length;
  if (count === 0) return [];
  const likeness = vectors.map((one, a) =>
    vectors.map((other, b) => (a === b ? 0 : Math.max(0, cosine(one, other)))),
  );
  const sums = likeness.map((row) => row.reduce((sum, value) => sum + value, 0) || 1);
  let ranks = new Array<number>(count).fill(1 / count);
  for (let round = 0; round < rounds; round += 1) {
    ranks = ranks.map((_, at) => {
      const heard = ranks.reduce(
        (sum, rank, from) => sum + (rank * (likeness[from]?.[at] ?? 0)) / (sums[from] ?? 1),
        0,
      );
      return (1 - damping) / count + damping * heard;
    });
  }
  const top = Math.max(...ranks) || 1;
  return ranks.map((rank) => rank / top);
}

/** News tells first what matters most. */
export const positionScore = (at: number): number => 1 / Math.sqrt(1 + at);

/** Takes the best sentences one after the other, each weighed against what the taken ones say already (MMR). */
export function pickDiverse(
  scores: readonly number[],
  vectors: readonly Float32Array[],
  most: number,
  weight = 0.7,
): number[] {
  const taken: number[] = [];
  const told = new Array<number>(scores.length).fill(0);
  while (taken.length < Math.min(most, scores.length)) {
    let best = -1;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const [at, score] of scores.entries()) {
      const value = weight * score - (1 - weight) * (told[at] ?? 0);
      if (!taken.includes(at) && value > bestValue) {
        best = at;
        bestValue = value;
      }
    }
    if (best < 0) break;
    taken.push(best);
    const chosen = vectors[best];
    if (chosen)
      for (const [at, vector] of vectors.entries())
        told[at] = Math.max(told[at] ?? 0, cosine(vector, chosen));
  }
  return taken;
}
