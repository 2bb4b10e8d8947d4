import { readDate } from './date.ts';
import { readMoney } from './money.ts';
import { readNumber } from './number.ts';

/** What a cell can be. */
export const kinds = ['text', 'number', 'money', 'date', 'link', 'picture', 'yes-no'] as const;
export type Kind = (typeof kinds)[number];

const yes = new Set(['yes', 'true', 'ja', 'oui', 'sí', 'sì', 'sim', 'tak', '✓', '✔', '✅', '☑']);
const no = new Set(['no', 'false', 'nein', 'non', 'não', 'nee', 'nej', '✗', '✘', '❌', '☐']);

/** Yes or no in several languages and signs; null for what is neither. */
export function readYesNo(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : null;
}

/** What a single text looks like, without knowing its column. */
export function kindOf(text: string): Kind {
  if (text.length > 60) return 'text';
  if (readYesNo(text) !== null) return 'yes-no';
  if (!/\d/.test(text)) return 'text';
  if (readMoney(text)) return 'money';
  if (readDate(text)) return 'date';
  return readNumber(text) === null ? 'text' : 'number';
}
