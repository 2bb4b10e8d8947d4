/** Vectors that come with the sources, each in eight bits a number, by their texts. */
export type PackedVectors = Readonly<Record<string, string>>;

/** Packs the vectors of texts. */
export const packVectors = (texts: readonly string[], vectors: readonly Float32Array[]): PackedVectors =>
  Object.fromEntries(
    texts.map((text, at) => {
      const vector = vectors[at] ?? new Float32Array();
      const top = Math.max(...vector.map(Math.abs)) || 1;
      const bytes = Int8Array.from(vector, (value) => Math.round((127 * value) / top));
      return [text, Buffer.from(bytes).toString('base64')];
    }),
  );

/** The vectors as they were, but for rounding, each of length one. */
export const vectorsFrom = (packed: PackedVectors): ReadonlyMap<string, Float32Array> =>
  new Map(
    Object.entries(packed).map(([text, base64]) => {
      const bytes = Int8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const length = Math.hypot(...bytes);
      return [text, Float32Array.from(bytes, (value) => value / length)];
    }),
  );
