import { readFile } from 'node:fs/promises';

/** A letter form of our documents. */
export type Face = 'text' | 'strong' | 'display' | 'figures';
/** The files of the documents' faces: each letter form but the figures in two, as the fonts come. */
type FaceFile = Face | 'textExt' | 'strongExt' | 'displayExt';
/** Where they lie. */
export type FacePaths = Readonly<Record<FaceFile, string>>;
/** What is in them. */
export type Faces = ReadonlyMap<string, Buffer>;

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

/** Reads all of the files. */
export async function readFaces(paths: FacePaths): Promise<Faces> {
  const read = Object.entries(paths).map(async ([name, path]) => [name, await readFile(path)] as const);
  return new Map(await Promise.all(read));
}
