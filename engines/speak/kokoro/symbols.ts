import type { Spoken } from '../sounds/phonemes.ts';

/** Whose English a voice speaks. */
export type Accent = 'american' | 'british';

/** The signs that Kokoro knows, with their numbers in its vocabulary. */
const ids: Readonly<Record<string, number>> = {
  ';': 1,
  ':': 2,
  ',': 3,
  '.': 4,
  '!': 5,
  '?': 6,
  '—': 9,
  '…': 10,
  '"': 11,
  '(': 12,
  ')': 13,
  ' ': 16,
  A: 24,
  I: 25,
  O: 31,
  Q: 33,
  W: 39,
  Y: 41,
  a: 43,
  b: 44,
  d: 46,
  f: 48,
  h: 50,
  i: 51,
  j: 52,
  k: 53,
  l: 54,
  m: 55,
  n: 56,
  p: 58,
  s: 61,
  t: 62,
  u: 63,
  v: 64,
  w: 65,
  z: 68,
  ɑ: 69,
  ɒ: 71,
  æ: 72,
  ɔ: 76,
  ð: 81,
  ʤ: 82,
  ə: 83,
  ɛ: 86,
  ɜ: 87,
  ɡ: 92,
  ɪ: 102,
  ŋ: 112,
  θ: 119,
  ɹ: 123,
  ʃ: 131,
  ʧ: 133,
  ʊ: 135,
  ʌ: 138,
  ʒ: 147,
  ˈ: 156,
  ˌ: 157,
  ː: 158,
};

/** ARPAbet in Kokoro's signs; diphthongs are one capital each. */
const consonants: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'ʧ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'ʤ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};
const vowels: Readonly<Record<Accent, Readonly<Record<string, string>>>> = {
  american: {
    AA: 'ɑ',
    AE: 'æ',
    AH: 'ʌ',
    AO: 'ɔ',
    AW: 'W',
    AY: 'I',
    EH: 'ɛ',
    ER: 'ɜɹ',
    EY: 'A',
    IH: 'ɪ',
    IY: 'i',
    OW: 'O',
    OY: 'Y',
    UH: 'ʊ',
    UW: 'u',
  },
  british: {
    AA: 'ɒ',
    AE: 'a',
    AH: 'ʌ',
    AO: 'ɔː',
    AW: 'W',
    AY: 'I',
    EH: 'ɛ',
    ER: 'ɜː',
    EY: 'A',
    IH: 'ɪ',
    IY: 'iː',
    OW: 'Q',
    OY: 'Y',
    UH: 'ʊ',
    UW: 'uː',
  },
};

const isVowel = (sound: string | undefined): boolean => /^[AEIOU]/.test(sound ?? '');
const stressMarks = ['', 'ˈ', 'ˌ'];

/** An R that the British do not say, because no vowel follows it, and what it does to the vowel before. */
function british(base: string, stress: number, next: string | undefined): string {
  if (next !== 'R') return vowels.british[base] ?? '';
  if (base === 'AA') return 'ɑː';
  if (base === 'EH') return 'ɛː';
  if (base === 'IH' || base === 'IY') return 'ɪə';
  if (base === 'UH') return 'ʊə';
  return base === 'AH' && stress === 0 ? 'ə' : (vowels.british[base] ?? '');
}

/** One word in Kokoro's signs; the stress stands right before its vowel. */
function wordSymbols(sounds: readonly string[], accent: Accent): string {
  return sounds
    .map((sound, at) => {
      const base = sound.replace(/\d/, '');
      const next = sounds[at + 1]?.replace(/\d/, '');
      if (!isVowel(sound)) {
        const isSilent = accent === 'british' && base === 'R' && isVowel(sounds[at - 1]) && !isVowel(next);
        return isSilent ? '' : (consonants[base] ?? '');
      }
      const stress = Number(sound.at(-1)) || 0;
      const mark = stressMarks[stress] ?? '';
      if (stress === 0 && base === 'AH') return 'ə';
      if (stress === 0 && base === 'ER') return accent === 'american' || isVowel(next) ? 'əɹ' : 'ə';
      if (stress === 0 && base === 'IY' && at === sounds.length - 1) return 'i';
      const plain = accent === 'british' ? british(base, stress, next) : (vowels.american[base] ?? '');
      return `${mark}${plain}${base === 'ER' && accent === 'british' && isVowel(next) ? 'ɹ' : ''}`;
    })
    .join('');
}

/** A sentence in Kokoro's signs. */
export function symbolsOf(spoken: readonly Spoken[], accent: Accent): string {
  let text = '';
  for (const one of spoken) {
    if (one.is === 'word')
      text += `${text === '' || /[("]$/.test(text) ? '' : ' '}${wordSymbols(one.sounds, accent)}`;
    else if (one.sign === '—') text += ' —';
    else if (one.sign === '(') text += ' (';
    else text += one.sign === '"' ? '' : one.sign;
  }
  return text.trim();
}

/** The longest row of signs that Kokoro takes at once, without the sign at each end. */
export const mostSymbols = 508;

/** The numbers of the signs, with Kokoro's sign for silence at both ends. */
export const symbolIds = (symbols: string): number[] => [
  0,
  ...[...symbols].flatMap((sign) => ids[sign] ?? []).slice(0, mostSymbols),
  0,
];
