import { expect, it } from 'vitest';
import { vectorsFrom } from '#engines/embed/known-vectors.ts';
import { leafletPassages } from './answer-leaflet.ts';
import { leafletLibrary } from './leaflet-library.ts';
import packed from './vectors.json' with { type: 'json' };

it('gives only the question to the models: the leaflet has its vectors with it', async () => {
  const embedded: string[] = [];
  const [, first = new Float32Array()] = [...vectorsFrom(packed)][0] ?? [];
  const library = await leafletLibrary(
    {
      embed: async (texts) => {
        embedded.push(...texts);
        return texts.map(() => first);
      },
      read: async () => ({ start: 0, end: 1, score: -20 }),
    },
    vectorsFrom(packed),
  );
  expect(library.passages).toHaveLength(leafletPassages.length);
  expect(embedded).toEqual([]);
  await library.ask('When is the first scan?');
  expect(embedded).toEqual(['When is the first scan?']);
});
