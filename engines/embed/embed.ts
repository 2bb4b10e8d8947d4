/** Gives each text a vector of length one: texts of like meaning have vectors of like direction. */
export type Embed = (texts: readonly string[]) => Promise<Float32Array[]>;

/** How alike two vectors of length one are: 1 is the same direction, 0 has nothing in common. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** A vector brought to length one. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(cosine(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

/** The direction that several vectors have together, each as heavy as it is said to be. */
export function together(vectors: readonly Float32Array[], weights: readonly number[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const [at, vector] of vectors.entries()) {
    const weight = weights[at] ?? 1;
    for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + weight * (vector[i] ?? 0);
  }
  return unit(sum);
}
