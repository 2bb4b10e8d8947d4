import { vectorsFrom } from '#engines/embed/known-vectors.ts';
import packed from './vectors.json' with { type: 'json' };

let known: ReadonlyMap<string, Float32Array> | null = null;

/** The vectors of the examples' sentences, made by `npm run example-vectors`: the examples are there at once. */
export function knownVectors(): ReadonlyMap<string, Float32Array> {
  known ??= vectorsFrom(packed);
  return known;
}
