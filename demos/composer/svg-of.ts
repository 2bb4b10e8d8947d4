import { makeDictionary } from '#engines/compose/parts/dictionary.ts';
import { fileOfDrawing } from '#engines/compose/parts/drawing-files.ts';
import { type Drawings, partsOf } from '#engines/compose/parts/part.ts';
import { fetchDrawings } from './fetch-drawings.ts';
import { fileOf, neededBy } from './picture.ts';
import type { ComposerState } from './state.ts';

const width = 1200;

/** The picture of a state as SVG, whatever the screen has loaded; what it needs is fetched. */
export async function svgOf(state: ComposerState): Promise<string> {
  const { default: index } = await import('#engines/compose/parts/index.json');
  const dictionary = makeDictionary(partsOf(index));
  const files = new Set(neededBy(state.scene).map(fileOfDrawing));
  const drawings: Drawings = Object.assign({}, ...(await Promise.all([...files].map(fetchDrawings))));
  return fileOf(state, (id) => dictionary.part(id), drawings, width);
}
