import type { Sounds } from './dictionary.ts';

/** For letters in their surroundings, the sounds they have: `ph<o>n` gives OW. `_` is none, a space parts two sounds. */
export type LetterTable = Readonly<Record<string, string>>;

/** Letters before and behind that may decide a sound, the widest first. */
export const widths = [
  [3, 3],
  [2, 3],
  [2, 2],
  [1, 2],
  [1, 1],
  [0, 1],
  [0, 0],
] as const;
export const none = '_';
const padding = 3;

/** The surroundings of each letter of a word, from the widest to the letter alone. */
export function* surroundings(word: string): Generator<string[]> {
  const whole = `^^^${word}$$$`;
  for (let at = padding; at < padding + word.length; at += 1)
    yield widths.map(
      ([before, behind]) =>
        `${whole.slice(at - before, at)}<${whole[at]}>${whole.slice(at + 1, at + 1 + behind)}`,
    );
}

const isVowel = (sound: string): boolean => /^[AEIOU]/.test(sound);

/** Stress by rule: before certain endings on the vowel in front of them, else early in the word. */
function stressed(sounds: readonly string[], word: string): string[] {
  const vowels = sounds.flatMap((sound, at) => (isVowel(sound) ? [at] : []));
  const before = /(tion|sion|cian|ic|ical|ity|ify|ial|ious|eous|ian)s?$/.test(word);
  const fromEnd = before ? 2 : Math.min(vowels.length, 3);
  const main = vowels.at(-Math.min(fromEnd, vowels.length)) ?? -1;
  return sounds.map((sound, at) => (isVowel(sound) ? `${sound}${at === main ? 1 : 0}` : sound));
}

/** How a word that no dictionary has is probably said, letter by letter. */
export function soundsOfLetters(word: string, table: LetterTable): Sounds {
  const given = [...surroundings(word)].flatMap((keys) => {
    const key = keys.find((one) => Object.hasOwn(table, one));
    const found = key === undefined ? none : (table[key] ?? none);
    return found === none ? [] : found.split(' ');
  });
  return stressed(given, word);
}
