import { cosine } from '#engines/embed/embed.ts';

/** Below this two words have little to do with each other. */
const nearEnough = 0.55;

/** Vectors of parts, as bytes one after the other. */
export interface PartVectors {
  ids: readonly string[];
  vectors: readonly Float32Array[];
}

/** Reads vectors of eight bits, in base64, and brings each to length one. */
export function readVectors({ ids, bytes }: { ids: readonly string[]; bytes: string }): PartVectors {
  const all = Int8Array.from(atob(bytes), (sign) => (sign.charCodeAt(0) << 24) >> 24);
  const size = all.length / ids.length;
  const vectors = ids.map((_, at) => {
    const one = Float32Array.from(all.subarray(at * size, (at + 1) * size));
    const length = Math.sqrt(cosine(one, one)) || 1;
    return one.map((value) => value / length);
  });
  return { ids, vectors };
}

/** The part whose name is nearest in meaning; null where none is near. */
export function nearestPart({ ids, vectors }: PartVectors, word: Float32Array): string | null {
  let best = { id: '', like: 0 };
  vectors.forEach((vector, at) => {
    const like = cosine(vector, word);
    if (like > best.like) best = { id: ids[at] ?? '', like };
  });
  return best.like >= nearEnough ? best.id : null;
}
