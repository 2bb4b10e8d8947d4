import type { Rule } from './rule.ts';

const spelled = (letters: string): string => [...letters.toUpperCase()].join(' ');

/** Capitals that are read as a word, not letter by letter; those that the dictionary would guess wrong as they sound. */
const words: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'NASA NATO UNESCO UNICEF FIFA UEFA OPEC ASEAN NAFTA RAM ROM PIN LAN WAN SIM GIF COVID AIDS SARS LASER RADAR ' +
      'SONAR SCUBA IKEA LEGO MENSA OFSTED OFCOM OXFAM CAPTCHA INTERPOL NASDAQ CERN BAFTA'
    )
      .split(' ')
      .map((word) => [word, word.toLowerCase()]),
  ),
  JPEG: 'jay peg',
  ASCII: 'asky',
  YAML: 'yammel',
  JSON: 'Jason',
  FTSE: 'footsie',
};

/** Everyday words, which in capitals are shouted and not short for anything. */
const everyday = new Set(
  (
    'THE AND OR OF TO FOR NOT IN ON BY AT IS ARE WAS BE YOU YOUR OUR WE WITH FROM THIS THAT DO NO YES ALL ANY MUST ' +
    'CAN WILL HAVE HAS NEW OLD OFF OUT NOW HERE ONLY NEVER VERY STOP OPEN READ FREE BUT EACH BOTH ALSO TODAY FIRST ' +
    'LAST MORE LESS BEST GOOD BAD BIG END WHY HOW WHAT WHEN CLOSE HELP NOTE DRAFT FINAL DATE NAME PAGE'
  ).split(' '),
);
const isWord = (letters: string): boolean => letters.length > 3 && /[AEIOUY]/.test(letters);

/** Several words in capitals: a heading or a warning is read as words, a row of names of letters is not. */
function inCapitals(found: string): string {
  const list = found.split(/\s+/);
  const isShouted =
    list.some((word) => word.length > 5) || (list.some((word) => everyday.has(word)) && list.some(isWord));
  return list
    .map((word) => (everyday.has(word) || (isShouted && !words[word]) ? word.toLowerCase() : word))
    .join(' ');
}

/** Initials, codes and short names in capitals. */
export const capitalRules: readonly Rule[] = [
  // J. R. R. Tolkien; U.S.A.
  [/\b([A-Z])\.(?=\s?[A-Z]\.|\s?[A-Z][a-z])/g, (_, letter = '') => `${letter} `],
  [/\b((?:[A-Z]\.){2,})/g, (_, letters = '') => `${spelled(letters.replaceAll('.', ''))} `],
  [/\b[A-Z]{2,}(?:\s+[A-Z]{2,})+\b/g, inCapitals],
  [/\bIPv(?=\d)/g, () => 'I P version '],
  [/\b[vV](?=\d+\.\d)/g, () => 'version '],
  [/\bNode\.js\b/g, () => 'Node J S'],
  [/\b([A-Z]{1,5})\/(?=[A-Z]{1,5}\b)/g, (_, letters = '') => `${letters} `],
  [/\b([A-Z]{2,5})-(?=[A-Z\d])/g, (_, letters = '') => `${letters} `],
  // MP3, BBC1, A4, H2O: letters and numbers by themselves.
  [/\b([A-Z]{1,5})(?=\d)/g, (_, letters = '') => `${words[letters] ?? spelled(letters)} `],
  [/(?<=\d)([A-Z]{1,4})\b/g, (_, letters = '') => ` ${spelled(letters)}`],
  [
    /\b([A-Z]{2,})(s)?\b/g,
    (found = '', letters = '', many = '') => {
      const word = words[letters];
      if (word) return `${word}${many}`;
      if (!many && everyday.has(letters)) return letters.toLowerCase();
      return letters.length > 5 ? found : `${spelled(letters)}${many ? "'s" : ''}`;
    },
  ],
];
