import type { Rule } from './amounts.ts';
import { cardinal, decimal, digitWords, ordinal, roman } from './numbers.ts';

const spelled = (letters: string): string => [...letters].map((letter) => letter.toUpperCase()).join(' ');

/** Short forms and what people say for them. */
const shortForms: Readonly<Record<string, string>> = {
  'Mr.': 'Mister',
  Mr: 'Mister',
  'Mrs.': 'Missis',
  Mrs: 'Missis',
  'Ms.': 'Miz',
  Ms: 'Miz',
  'Dr.': 'Doctor',
  Dr: 'Doctor',
  'Prof.': 'Professor',
  'Jr.': 'Junior',
  'Sr.': 'Senior',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'etc.': 'et cetera',
  etc: 'et cetera',
  'vs.': 'versus',
  vs: 'versus',
  'approx.': 'approximately',
  'no.': 'number',
  'No.': 'number',
  'Nos.': 'numbers',
  'p.': 'page',
  'pp.': 'pages',
  'fig.': 'figure',
  'Fig.': 'figure',
  'ca.': 'circa',
  'a.m.': 'A M',
  'p.m.': 'P M',
  'Ltd.': 'Limited',
  Ltd: 'Limited',
  'Inc.': 'Incorporated',
  'Co.': 'Company',
  'dept.': 'department',
  'w/o': 'without',
};
/** These need a number behind them, or they end a sentence. */
const beforeNumbers = new Set(['no.', 'No.', 'Nos.', 'p.', 'pp.', 'fig.', 'Fig.']);
const shortPattern = Object.keys(shortForms)
  .sort((a, b) => b.length - a.length)
  .map((form) => `${form.replace(/[./]/g, '\\$&')}${beforeNumbers.has(form) ? '(?=\\s?\\d)' : ''}`)
  .join('|');

/** Capitals that are read as a word, not letter by letter. */
const wordsInCapitals = new Set(
  'NASA NATO UNESCO UNICEF FIFA UEFA RAM ROM PIN LAN GIF SIM COVID AIDS LASER'.split(' '),
);

const addressSigns: Readonly<Record<string, string>> = {
  '.': ' dot ',
  '/': ' slash ',
  '@': ' at ',
  '-': ' dash ',
  _: ' underscore ',
  ':': ' colon ',
  '?': ' question mark ',
  '=': ' equals ',
  '&': ' and ',
  '#': ' hash ',
  '+': ' plus ',
};
const readAddress = (address: string): string =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .replace(/[./@\-_:?=&#+]/g, (sign) => addressSigns[sign] ?? ' ')
    .replace(/\bwww\b/gi, 'w w w')
    .replace(/\d+/g, (digits) => ` ${digitWords(digits)} `)
    .replace(/\b(uk|io|ai|eu|de|fr|us)\b/gi, (letters) => spelled(letters))
    .trim();

const address =
  /(?:https?:\/\/|www\.)[^\s<>"”’)]+[^\s<>"”’).,;:!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z][a-z\d-]*\.)+(?:com|org|net|io|ai|eu|co\.uk|uk|de|fr)\b(?:\/[^\s.,;:!?)]*)*/gi;

/** Web and email addresses; before everything else, because numbers and signs in them mean something different. */
export const addressRules: readonly Rule[] = [[address, (found = '') => ` ${readAddress(found)} `]];

/** Short forms, Roman numerals, initials and capitals. */
export const letterRules: readonly Rule[] = [
  [
    new RegExp(String.raw`(?<![\w.])(${shortPattern})(?!\w)`, 'g'),
    (_, form = '') => `${shortForms[form] ?? form} `,
  ],
  [
    /\b(King|Queen|Pope|Henry|George|Edward|Charles|William|Elizabeth|James|Louis|Richard|John|Paul)\s+([IVX]+)\b/g,
    (found = '', name = '', letters = '') => {
      const value = roman(letters);
      return value === null || (letters === 'I' && name !== 'Elizabeth' && name !== 'Charles')
        ? found
        : `${name} the ${ordinal(String(value))}`;
    },
  ],
  [
    /\b(Chapter|Part|Volume|Book|Act|Scene|Section|Article|Phase|Type|War|Appendix)\s+([IVXLC]+)\b/gi,
    (found = '', name = '', letters = '') => {
      const value = roman(letters);
      return value === null ? found : `${name} ${cardinal(String(value))}`;
    },
  ],
  [
    /\b([IVXLCM]{2,})\b/g,
    (found = '', letters = '') => {
      const value = roman(letters);
      // CD, DC, MC and their like are letters more often than numbers.
      return value === null || /^(CD|DC|MC|CC|CM|MD|DI|MM|CV|DM|MI|LI|MIX)$/.test(letters)
        ? found
        : cardinal(String(value));
    },
  ],
  // J. R. R. Tolkien; U.S.A.
  [/\b([A-Z])\.(?=\s?[A-Z]\.|\s?[A-Z][a-z])/g, (_, letter = '') => `${letter} `],
  [/\b((?:[A-Z]\.){2,})/g, (_, letters = '') => `${spelled(letters.replaceAll('.', ''))} `],
  // Words in capitals, of which one is too long for letters: ON CONFLICT DO NOTHING.
  [
    /\b[A-Z]{2,}(?:\s+[A-Z]{2,})+\b/g,
    (found = '') => (/[A-Z]{6,}/.test(found) ? found.toLowerCase() : found),
  ],
  [
    /\b([A-Z]{2,5})(s)?\b/g,
    (found = '', letters = '', many = '') =>
      wordsInCapitals.has(letters) ? found.toLowerCase() : `${spelled(letters)}${many ? "'s" : ''}`,
  ],
];

/** What is left of numbers and signs, after all other rules. */
export const restRules: readonly Rule[] = [
  [/\b(\d[\d,]*)(?:st|nd|rd|th)\b/g, (_, digits = '') => ordinal(digits)],
  [/(?<=\d)\s?-\s?(?=\d)/g, () => ' to '],
  [/\b(\d+)\s?[×x]\s?(\d+)\b/g, (_, left = '', right = '') => `${cardinal(left)} by ${cardinal(right)}`],
  [/(?<!\w)[−-](?=\d)/g, () => 'minus '],
  [/\b(\d+)\.(\d+)\.(\d+(?:\.\d+)*)\b/g, (found = '') => found.split('.').map(cardinal).join(' point ')],
  [/\d[\d,]*\.\d+/g, (digits = '') => decimal(digits.replaceAll(',', ''))],
  // Long rows of digits, and those that begin with zero, are names rather than numbers.
  [/\b(?:0\d+|\d{10,})\b/g, (digits = '') => digitWords(digits)],
  [/\d(?:[\d,]*\d)?/g, (digits = '') => ` ${cardinal(digits)} `],
  [/\s?&\s?/g, () => ' and '],
  [/\s?\+\s?/g, () => ' plus '],
  [/\s?=\s?/g, () => ' equals '],
  [/\s?@\s?/g, () => ' at '],
  [/#(?=\w)/g, () => 'hash '],
  [/%/g, () => ' per cent '],
  [/(?<=\w)\/(?=\w)/g, () => ' or '],
];
