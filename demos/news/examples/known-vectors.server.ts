import packed from './vectors.json' with { type: 'json' };

let known: ReadonlyMap<string, Float32Array> | null = null;

/** The vectors of the examples' sentences, made by `npm run example-vectors`: the examples are there at once. */
export function knownVectors(): ReadonlyMap<string, Float32Array> {
  known ??= new Map(
    Object.entries(packed as Record<string, string>).map(([text, base64]) => {
      const bytes = Int8Array.from(Buffer.from(base64, 'base64'));
      const length = Math.hypot(...bytes);
      return [text, Float32Array.from(bytes, (value) => value / length)];
    }),
  );
  return known;
}
