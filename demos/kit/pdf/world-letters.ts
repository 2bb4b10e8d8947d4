import { unprintable } from '#lib/text/print-runs.ts';

/** A file of letters that our own typefaces lack. `scripts/world-fonts.ts` cuts them and writes this list. */
export interface LetterFile {
  file: string;
  /** Which writing it is for. */
  family: string;
  letters: string;
}

/** In which files a letter is found. */
export type WorldLetters = ReadonlyMap<string, readonly Pick<LetterFile, 'file' | 'family'>[]>;

export function worldLetters(files: readonly LetterFile[]): WorldLetters {
  const found = new Map<string, Pick<LetterFile, 'file' | 'family'>[]>();
  for (const { file, family, letters } of files)
    for (const letter of letters) {
      const there = found.get(letter);
      if (there) there.push({ file, family });
      else found.set(letter, [{ file, family }]);
    }
  return found;
}

/** Marks that only steer the direction of a text, as copied lists contain them. Directions are found without them. */
const steering = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\u200d/g;

/** A text as it is printed: letters and their accents in one, without marks that nobody sees. */
export const printed = (text: string): string => text.normalize('NFC').replace(steering, '');

/** Keeps two Arabic letters from joining; there is nothing to draw. */
export const apart = '\u200c';

/** The letters of a text that no file has, each once. */
export const missingLetters = (text: string, world: WorldLetters): string[] =>
  unprintable(printed(text)).filter((letter) => letter !== apart && !world.has(letter));

const ideographs = ['sc', 'jp', 'kr'];
/** Chinese characters look different in Japan and Korea: kana and Hangul beside them tell. Alone they are Chinese. */
function ideographsFor(text: string): readonly string[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp', 'sc', 'kr'];
  return /\p{Script=Hangul}/u.test(text) ? ['kr', 'sc', 'jp'] : ideographs;
}

const isLatin = /\p{Script=Latin}|[\u0300-\u036f]/u;

/** Which file prints a letter; null is our own typeface. */
export type FileOf = (letter: string) => string | null;

/**
 * Chooses the file for each letter of a text, or nothing where our own typefaces have them all. A Vietnamese or an old
 * Latin name is printed in one typeface as a whole.
 */
export function worldFiles(text: string, world: WorldLetters): FileOf | null {
  const strange = new Set(unprintable(text));
  if (strange.size === 0) return null;
  const withLatin = [...strange].some((letter) => isLatin.test(letter));
  const order = ideographsFor(text);
  return (letter) => {
    if (!strange.has(letter) && !(withLatin && isLatin.test(letter))) return null;
    const files = world.get(letter) ?? [];
    const family = order.find((one) => files.some((file) => file.family === one));
    const found = files.find((file) => !ideographs.includes(file.family) || file.family === family);
    return found?.file ?? null;
  };
}

/** The files that these texts need, each once. */
export function filesFor(texts: readonly string[], world: WorldLetters): Set<string> {
  const needed = new Set<string>();
  for (const text of texts) {
    const fileOf = worldFiles(text, world);
    for (const letter of fileOf ? text : '') {
      const file = fileOf?.(letter);
      if (file) needed.add(file);
    }
  }
  return needed;
}
