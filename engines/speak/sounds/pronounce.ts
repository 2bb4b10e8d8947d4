import { knownSounds, type Sounds } from './dictionary.ts';
import { type LetterTable, soundsOfLetters } from './letters.ts';

/** The names of the letters, for what is spelled out. */
const letterNames: Readonly<Record<string, string>> = {
  A: 'EY1',
  B: 'B IY1',
  C: 'S IY1',
  D: 'D IY1',
  E: 'IY1',
  F: 'EH1 F',
  G: 'JH IY1',
  H: 'EY1 CH',
  I: 'AY1',
  J: 'JH EY1',
  K: 'K EY1',
  L: 'EH1 L',
  M: 'EH1 M',
  N: 'EH1 N',
  O: 'OW1',
  P: 'P IY1',
  Q: 'K Y UW1',
  R: 'AA1 R',
  S: 'EH1 S',
  T: 'T IY1',
  U: 'Y UW1',
  V: 'V IY1',
  W: 'D AH1 B AH0 L Y UW0',
  X: 'EH1 K S',
  Y: 'W AY1',
  Z: 'Z EH1 D',
};

/** Words that carry no stress in a sentence: with it, 'to' is heard as 'two' and 'for' as 'four'. */
const unstressed: Readonly<Record<string, string>> = {
  a: 'AH0',
  an: 'AH0 N',
  the: 'DH AH0',
  to: 'T AH0',
  of: 'AH0 V',
  and: 'AE0 N D',
  for: 'F ER0',
  from: 'F R AH0 M',
  at: 'AE0 T',
  as: 'AE0 Z',
  in: 'IH0 N',
  on: 'AO0 N',
  by: 'B AY0',
  with: 'W IH0 DH',
  or: 'AO0 R',
  but: 'B AH0 T',
  is: 'IH0 Z',
  are: 'AA0 R',
  was: 'W AH0 Z',
  were: 'W ER0',
  be: 'B IY0',
  been: 'B IH0 N',
  has: 'HH AE0 Z',
  have: 'HH AE0 V',
  had: 'HH AE0 D',
  can: 'K AE0 N',
  will: 'W IH0 L',
  would: 'W UH0 D',
  should: 'SH UH0 D',
  could: 'K UH0 D',
  must: 'M AH0 S T',
  that: 'DH AE0 T',
  than: 'DH AE0 N',
  it: 'IH0 T',
  its: 'IH0 T S',
  he: 'HH IY0',
  she: 'SH IY0',
  we: 'W IY0',
  you: 'Y UW0',
  they: 'DH EY0',
  your: 'Y AO0 R',
  our: 'AW0 ER0',
  their: 'DH EH0 R',
  his: 'HH IH0 Z',
  her: 'HH ER0',
  my: 'M AY0',
  i: 'AY0',
  them: 'DH EH0 M',
  us: 'AH0 S',
  if: 'IH0 F',
  so: 'S OW0',
  do: 'D UW0',
  not: 'N AA1 T',
};

const endsIn = (sounds: Sounds, list: string): boolean => list.split(' ').includes(sounds.at(-1) ?? '');

/** The sounds of an -s at the end, by what stands before it. */
const withS = (sounds: Sounds): string[] => {
  if (endsIn(sounds, 'S Z SH ZH CH JH')) return [...sounds, 'AH0', 'Z'];
  return [...sounds, endsIn(sounds, 'P T K F TH') ? 'S' : 'Z'];
};
const withEd = (sounds: Sounds): string[] => {
  if (endsIn(sounds, 'T D')) return [...sounds, 'AH0', 'D'];
  return [...sounds, endsIn(sounds, 'P K F TH S SH CH') ? 'T' : 'D'];
};

/** British spellings that the dictionary has in the American way. */
const americanForms = (word: string): string[] => [
  word.replace(/is(e|ed|es|er|ers|ing|ation|ations)$/, 'iz$1'),
  word.replace(/our(s|ed|ing|able|ite|ites|hood|ful|less)?$/, 'or$1'),
  word.replace(/tre(s?)$/, 'ter$1'),
  word.replace(/ll(ed|ing|er|ers)$/, 'l$1'),
  word.replace(/yse(d|s|r|rs)?$/, 'yze$1'),
  word.replace(/ogue(s?)$/, 'og$1'),
  word.replace(/ence$/, 'ense'),
  word.replace(/ae/, 'e'),
  word.replace(/programme/, 'program'),
];

/** A form of a word that is known, made from its stem. */
function fromStem(word: string): Sounds | null {
  const stems: [RegExp, string[], (sounds: Sounds) => string[]][] = [
    [/'s$/, [''], withS],
    [/s'$/, ['s'], (sounds) => [...sounds]],
    [/ies$/, ['y'], withS],
    [/es$/, ['', 'e'], withS],
    [/s$/, [''], withS],
    [/ed$/, ['', 'e'], withEd],
    [/ing$/, ['', 'e'], (sounds) => [...sounds, 'IH0', 'NG']],
    [/er$/, ['', 'e'], (sounds) => [...sounds, 'ER0']],
    [/ers$/, ['', 'e'], (sounds) => [...sounds, 'ER0', 'Z']],
    [/ly$/, ['', 'le'], (sounds) => [...sounds, 'L', 'IY0']],
    [/ness$/, [''], (sounds) => [...sounds, 'N', 'AH0', 'S']],
    [/less$/, [''], (sounds) => [...sounds, 'L', 'AH0', 'S']],
    [/able$/, ['', 'e'], (sounds) => [...sounds, 'AH0', 'B', 'AH0', 'L']],
  ];
  for (const [ending, instead, made] of stems) {
    if (!ending.test(word)) continue;
    for (const end of instead) {
      const stem = word.replace(ending, end);
      const doubled = stem.replace(/([bdfglmnprt])\1$/, '$1');
      const known = knownSounds(stem) ?? (doubled === stem ? null : knownSounds(doubled));
      if (known && stem.length > 1) return made(known);
    }
  }
  return null;
}

const prefixes = 'un re non pre over under out up down sub super inter micro multi anti co de dis mis'.split(
  ' ',
);

/** Two known words in one, such as 'handover' or 'unplanned'; the second is said more weakly. */
function fromParts(word: string): Sounds | null {
  for (let cut = word.length - 3; cut >= 2; cut -= 1) {
    const head = word.slice(0, cut);
    if (cut < 3 && !prefixes.includes(head)) continue;
    const first = knownSounds(head);
    const rest = word.slice(cut);
    const second = first ? (knownSounds(rest) ?? fromStem(rest)) : null;
    if (first && second) return [...first, ...second.map((sound) => sound.replace('1', '2'))];
  }
  return null;
}

/** The sounds of one word. Capital letters that stand alone are spelled, all other unknown words are guessed. */
export function pronounceWord(word: string, table: LetterTable): Sounds {
  const spelled = word.length === 1 && word !== 'I' ? letterNames[word] : undefined;
  if (spelled && word !== 'A') return spelled.split(' ');
  const lower = word.toLowerCase();
  const weak = Object.hasOwn(unstressed, lower) ? unstressed[lower] : undefined;
  if (weak) return weak.split(' ');
  const known = knownSounds(lower);
  if (known) return known;
  const plain = lower.normalize('NFD').replace(/[^a-z']/g, '');
  const stem = fromStem(plain);
  if (stem) return stem;
  const american = americanForms(lower).find((form) => form !== lower && knownSounds(form));
  if (american) return knownSounds(american) ?? [];
  return fromParts(plain) ?? soundsOfLetters(plain.replaceAll("'", ''), table);
}
