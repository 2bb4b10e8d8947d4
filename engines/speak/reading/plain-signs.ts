import { type Rule, readBy } from './rule.ts';

/** Signs that are said, among them some that are dropped as marks of Markdown where no number follows. */
const said: readonly Rule[] = [
  [/(?<![<\w])<\s?=?\s?(?=[£$€]?\d)/g, (found = '') => (found.includes('=') ? ' at most ' : ' less than ')],
  [/(?<![>\w-])>\s?=?\s?(?=[£$€]?\d)/g, (found = '') => (found.includes('=') ? ' at least ' : ' more than ')],
  [/≤\s?/g, () => ' at most '],
  [/≥\s?/g, () => ' at least '],
  [/≠\s?/g, () => ' is not '],
  [/©\s?/g, () => ' copyright '],
  [/(?<!~)[~≈]\s?(?=[£$€]?\d)/g, () => ' about '],
];

/** Signs that only look different, in one form each, and none that is not read. */
export const plainSigns = (text: string): string =>
  readBy(said, text.normalize('NFC').replace(/(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, ','))
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[‐‑]/g, '-')
    // A dash between numbers is 'to', and stays for the rules that read those.
    .replace(/(?<=[\d%]) [—–] (?=[£$€]?\d)/g, '–')
    .replace(/\s*[—–]\s+|\s+[—–]\s*|—/g, ' — ')
    .replace(/\.{3,}/g, '…')
    .replace(/\^(?![-−]?\d)/g, ' ')
    .replace(/[*_`~|<>{}[\]\\]/g, ' ');
