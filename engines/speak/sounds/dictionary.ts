import { dictionary } from 'cmu-pronouncing-dictionary';

/** The sounds of a word in ARPAbet, such as HH AH0 L OW1; digits behind vowels are their stress. */
export type Sounds = readonly string[];

/**
 * Words that the dictionary lacks, or has in a form that people seldom say: the first of several entries is not always the
 * common one.
 */
const ours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    akra: 'AE1 K R AH0',
    app: 'AE1 P',
    apps: 'AE1 P S',
    blog: 'B L AO1 G',
    browser: 'B R AW1 Z ER0',
    email: 'IY1 M EY2 L',
    emails: 'IY1 M EY2 L Z',
    kokoro: 'K OW1 K AH0 R OW2',
    online: 'AO1 N L AY2 N',
    podcast: 'P AA1 D K AE2 S T',
    postgres: 'P OW1 S T G R EH2 S',
    postgresql: 'P OW1 S T G R EH2 S K Y UW1 EH1 L',
    sqlite: 'EH1 S K Y UW1 L AY2 T',
    mysql: 'M AY1 EH1 S K Y UW1 EH1 L',
    javascript: 'JH AA1 V AH0 S K R IH2 P T',
    typescript: 'T AY1 P S K R IH2 P T',
    github: 'G IH1 T HH AH2 B',
    webassembly: 'W EH1 B AH0 S EH1 M B L IY0',
    website: 'W EH1 B S AY2 T',
    thirty: 'TH ER1 T IY0',
    forty: 'F AO1 R T IY0',
    wifi: 'W AY1 F AY2',
    metre: 'M IY1 T ER0',
    kilometre: 'K AH0 L AA1 M AH0 T ER0',
    miz: 'M IH1 Z',
    missis: 'M IH1 S IH0 Z',
    cetera: 'S EH1 T ER0 AH0',
    et: 'EH1 T',
    read: 'R IY1 D',
    live: 'L IH1 V',
    use: 'Y UW1 Z',
    close: 'K L OW1 Z',
    minute: 'M IH1 N AH0 T',
    record: 'R EH1 K ER0 D',
    present: 'P R EH1 Z AH0 N T',
    project: 'P R AA1 JH EH2 K T',
    object: 'AA1 B JH EH2 K T',
    content: 'K AA1 N T EH0 N T',
    lead: 'L IY1 D',
    wind: 'W IH1 N D',
    does: 'D AH1 Z',
    route: 'R UW1 T',
    data: 'D EY1 T AH0',
    either: 'IY1 DH ER0',
    neither: 'N IY1 DH ER0',
  }),
);

const words: Readonly<Record<string, string>> = dictionary;

/** The sounds of a word that is known; null for all others. */
export function knownSounds(word: string): Sounds | null {
  const found = ours.get(word) ?? (Object.hasOwn(words, word) ? words[word] : undefined);
  return found === undefined ? null : found.split(' ').filter((sound) => /^[A-Z]/.test(sound));
}

/** All words of the dictionary that are letters alone, each with its first entry. */
export const dictionaryWords = (): [word: string, sounds: string[]][] =>
  Object.entries(words)
    .filter(([word]) => /^[a-z]+$/.test(word))
    .map(([word, sounds]) => [word, sounds.replace(/ #.*/, '').split(' ')]);
