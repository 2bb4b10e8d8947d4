/** A letter form of what is printed. */
export type Face = 'text' | 'strong' | 'display' | 'figures';
/** The files of the faces: each letter form but the figures in two, as the fonts come. */
export type FaceFile = Face | 'textExt' | 'strongExt' | 'displayExt';

/** Letters beyond Latin-1 are in the second file; punctuation and three letters are in the first. */
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

// What scripts/fonts.ts cuts for paper.
const printable =
  /[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9“”‘’–—…€−•]/;

/** The letters of a text that none of the files has, each once. */
export const unprintable = (text: string): string[] => [
  ...new Set([...text.normalize('NFC')].filter((letter) => !printable.test(letter))),
];
