import { makeDictionary } from '#engines/compose/parts/dictionary.ts';
import index from '#engines/compose/parts/index.json' with { type: 'json' };
import { type Drawings, type Part, partsOf } from '#engines/compose/parts/part.ts';
import { firstSentence } from './examples/examples.ts';
import firstDrawings from './examples/first-drawings.json' with { type: 'json' };
import { neededBy, pictureOf } from './picture.ts';
import type { ComposerState } from './state.ts';

/** What the page begins with: the first example, and all it takes to draw it. */
export interface FirstPicture {
  state: ComposerState;
  parts: readonly Part[];
  drawings: Drawings;
}

let first: FirstPicture | undefined;

/** The parts that can be drawn. */
export const serverParts = (): Part[] => partsOf(index);

/** The first example, drawn once. */
export function firstPicture(): FirstPicture {
  if (!first) {
    const dictionary = makeDictionary(serverParts());
    const { id, prompt } = firstSentence;
    const state = pictureOf({ example: id, prompt, seed: 1, variation: 0, meant: {} }, dictionary);
    first = {
      state,
      parts: neededBy(state.scene).flatMap((part) => dictionary.part(part) ?? []),
      drawings: firstDrawings,
    };
  }
  return first;
}
