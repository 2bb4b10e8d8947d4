import { ordinal } from './numbers.ts';
import type { Rule } from './rule.ts';

/** Places in a row: the 21st. */
export const ordinalRules: readonly Rule[] = [
  [/\b(\d[\d,]*)(?:st|nd|rd|th)\b/gi, (_, digits = '') => ordinal(digits)],
];
