import type { LetterTable } from './letters.ts';
import { pronounceWord } from './pronounce.ts';

/** A word with its sounds, or a sign that makes a pause. */
export type Spoken = { is: 'word'; text: string; sounds: readonly string[] } | { is: 'pause'; sign: string };

const token = /[\p{L}\p{M}]+(?:'[\p{L}]+)*'?|[,.;:!?…—()"]/gu;
const vowel = /^[AEIOU]/;

const isLetter = (one: Spoken | undefined): boolean => one?.is === 'word' && /^[A-Z]$/.test(one.text);

/** Words after which 'read' is in the past. */
const before = /^(was|were|been|be|is|are|being|have|has|had|get|got)$/i;
/** Words that sound different in the past or as a verb, and how. */
const asPast: ReadonlyMap<string, string> = new Map(Object.entries({ read: 'R EH1 D', used: 'Y UW1 Z D' }));

/** 'the' before a vowel, and an 'A' among letters that are spelled: sounds that depend on the next word. */
function joined(list: readonly Spoken[]): Spoken[] {
  return list.map((one, at) => {
    const next = list[at + 1];
    if (one.is === 'word' && one.text === 'A' && (isLetter(next) || isLetter(list[at - 1])))
      return { ...one, sounds: ['EY1'] };
    const past = one.is === 'word' ? asPast.get(one.text.toLowerCase()) : undefined;
    const last = list[at - 1];
    if (one.is === 'word' && past && last?.is === 'word' && before.test(last.text))
      return { ...one, sounds: past.split(' ') };
    if (one.is !== 'word' || next?.is !== 'word' || !vowel.test(next.sounds[0] ?? '')) return one;
    const lower = one.text.toLowerCase();
    if (lower === 'the') return { ...one, sounds: ['DH', 'IY0'] };
    if (lower === 'to') return { ...one, sounds: ['T', 'UW0'] };
    return one;
  });
}

/** Function words before a pause are said in full: 'what it is for'. */
const inFull: ReadonlyMap<string, string> = new Map(
  Object.entries({
    to: 'T UW1',
    for: 'F AO1 R',
    of: 'AH1 V',
    is: 'IH1 Z',
    at: 'AE1 T',
    from: 'F R AH1 M',
    it: 'IH1 T',
    do: 'D UW1',
    are: 'AA1 R',
    can: 'K AE1 N',
    you: 'Y UW1',
    on: 'AO1 N',
    in: 'IH1 N',
    so: 'S OW1',
  }),
);

function ended(list: readonly Spoken[]): Spoken[] {
  return list.map((one, at) => {
    const next = list[at + 1];
    if (one.is !== 'word' || next?.is === 'word') return one;
    const full = inFull.get(one.text.toLowerCase());
    return full ? { ...one, sounds: full.split(' ') } : one;
  });
}

/** The sounds of a sentence whose numbers and signs have become words. */
export function phonemesOf(words: string, table: LetterTable): Spoken[] {
  const found = [...words.matchAll(token)].map(([text]): Spoken => {
    const word = text.replace(/'$/, '');
    return /\p{L}/u.test(text)
      ? { is: 'word', text: word, sounds: pronounceWord(word, table) }
      : { is: 'pause', sign: text };
  });
  return ended(joined(found));
}
