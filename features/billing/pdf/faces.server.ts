import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ground } from '#server/ground.ts';
import { projectRoot } from '#server/project-root.ts';
import display from '#ui/tokens/fonts/card-display.ttf?url';
import displayExt from '#ui/tokens/fonts/print-display-ext.ttf?url';
import figures from '#ui/tokens/fonts/print-figures.ttf?url';
import strong from '#ui/tokens/fonts/print-strong.ttf?url';
import strongExt from '#ui/tokens/fonts/print-strong-ext.ttf?url';
import text from '#ui/tokens/fonts/print-text.ttf?url';
import textExt from '#ui/tokens/fonts/print-text-ext.ttf?url';

const addresses = { text, textExt, strong, strongExt, display, displayExt, figures };

/** The files of the documents' faces: each letter form in two, as the fonts come. */
export type FaceFile = keyof typeof addresses;
/** A letter form of our documents. */
export type Face = 'text' | 'strong' | 'display' | 'figures';

/** Letters beyond Latin-1 lie in the second file; the signs of running text, and three letters, are in the first. */
const isExtended = (letter: string): boolean =>
  letter >= '\u0100' && letter < '\u2000' && !/[ıŒœ]/.test(letter);
// The display face lacks a few letters; the strong one lends them.
const lent = /[ĈĉĜĝĤĥĴĵŜŝŢţŦŧŒœı]/;

function fileOf(letter: string, face: Face): FaceFile {
  if (face === 'figures') return face;
  const form = face === 'display' && lent.test(letter) ? 'strong' : face;
  return isExtended(letter) ? `${form}Ext` : form;
}

/** A text in pieces that one file each can draw. */
export function runsOf(line: string, face: Face): { file: FaceFile; text: string }[] {
  const runs: { file: FaceFile; text: string }[] = [];
  for (const letter of line) {
    const file = fileOf(letter, face);
    const last = runs.at(-1);
    if (last?.file === file) last.text += letter;
    else runs.push({ file, text: letter });
  }
  return runs;
}

let files: Promise<Map<FaceFile, Buffer>> | undefined;

/** All of the files, read once. */
export function faceFiles(): Promise<Map<FaceFile, Buffer>> {
  const read = (address: string) =>
    // A build names its files itself; without one they lie where they were cut.
    readFile(
      address.startsWith('/assets/')
        ? join(ground().env.BUILD_DIR, 'client', address)
        : join(projectRoot(), address),
    );
  files ??= Promise.all(
    Object.entries(addresses).map(
      async ([name, address]) => [name as FaceFile, await read(address)] as const,
    ),
  ).then((entries) => new Map(entries));
  return files;
}
