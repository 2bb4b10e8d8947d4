import type { Library, Models } from '#engines/answer/answer.ts';
import { makeLibrary } from '#engines/answer/library.ts';
import type { Embed } from '#engines/embed/embed.ts';
import { leafletPassages } from './answer-leaflet.ts';

type Vectors = ReadonlyMap<string, Float32Array>;

/** The model, which is asked only for texts without a vector yet. */
const besideKnown =
  (embed: Embed, known: Vectors): Embed =>
  async (texts) => {
    const missing = texts.filter((text) => !known.has(text));
    const made = missing.length > 0 ? await embed(missing) : [];
    const all = new Map([...known, ...missing.map((text, at) => [text, made[at]] as const)]);
    return texts.map((text) => all.get(text) ?? new Float32Array());
  };

/**
 * The leaflet with the vectors that come with the sources, so that only the question goes through the models. The server
 * and a browser make it in this one way, and so give the same answers.
 */
export const leafletLibrary = ({ embed, read }: Models, known: Vectors): Promise<Library> =>
  makeLibrary(leafletPassages, { embed: besideKnown(embed, known), read });
