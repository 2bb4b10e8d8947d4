import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PdfBlock, PdfOptions } from '../blocks.ts';
import { printPdf } from '../print-pdf.ts';
import { textsIn } from '../texts-in.ts';
import { filesFor, type LetterFile, worldLetters } from '../world-letters.ts';

const folder = join(import.meta.dirname, '../../../../ui/tokens/fonts');
const names = {
  text: 'print-text',
  textExt: 'print-text-ext',
  strong: 'print-strong',
  strongExt: 'print-strong-ext',
  display: 'card-display',
  displayExt: 'print-display-ext',
  figures: 'print-figures',
};
const load = async (file: string) => new Uint8Array(await readFile(join(folder, file)));
const own = await Promise.all(
  Object.entries(names).map(async ([name, file]) => [name, await load(`${file}.ttf`)] as const),
);

export const world = worldLetters(
  JSON.parse(await readFile(join(folder, 'world/letters.json'), 'utf8')) as LetterFile[],
);

/** A PDF as the worker prints it, with the typefaces that the build cut. */
export async function printedHere(blocks: readonly PdfBlock[], options: PdfOptions) {
  const faces = new Map<string, Uint8Array>(own);
  for (const file of filesFor(blocks.flatMap(textsIn), world))
    faces.set(file, await load(`world/${file}.woff`));
  return printPdf(blocks, options, { faces, world });
}
