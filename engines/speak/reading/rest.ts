import { cardinal, decimal, digitWords } from './numbers.ts';
import type { Rule } from './rule.ts';

const powerNames: Readonly<Record<string, string>> = { '2': 'squared', '3': 'cubed' };
const powerWords = (exponent: string): string => {
  const isMinus = /^[-−]/.test(exponent);
  const digits = exponent.replace(/\D/g, '');
  return (!isMinus && powerNames[digits]) || `to the power of ${isMinus ? 'minus ' : ''}${cardinal(digits)}`;
};
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = (digits: string): string =>
  [...digits].map((sign) => (sign === '⁻' ? '-' : raised.indexOf(sign))).join('');

/** What is left of numbers and signs, after all other rules. */
export const restRules: readonly Rule[] = [
  // 1.000.000 and 12 000, as they are written elsewhere.
  [/\b\d{1,3}(?:\.\d{3}){2,}\b/g, (digits = '') => digits.replaceAll('.', '')],
  [/(?<!\d[ ,.]?)\b[1-9]\d{0,2}(?: \d{3})+\b(?![.\d]| \d)/g, (digits = '') => digits.replaceAll(' ', '')],
  [
    /\b(\d+(?:\.\d+)?)[eE]([+-]?\d+)\b/g,
    (_, digits = '', power = '') => `${decimal(digits)} times ten ${powerWords(power)}`,
  ],
  [/(?<=\w)\^([-−]?\d+)/g, (_, power = '') => ` ${powerWords(power)}`],
  [/(?<=[\w)])(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, power = '') => ` ${powerWords(lowered(power))}`],
  [/±\s?(?=\d)/g, () => ' plus or minus '],
  [/(?<!\w)[−-](?=\.?\d)/g, () => 'minus '],
  // A 24-hour day; Covid-19.
  [/(?<=\d)-(?=\p{L})|(?<=\p{L})-(?=\d)/gu, () => ' '],
  [/\b(\d+)\.(\d+)\.(\d+(?:\.\d+)*)\b/g, (found = '') => found.split('.').map(cardinal).join(' point ')],
  [/\d[\d,]*\.\d+/g, (digits = '') => ` ${decimal(digits.replaceAll(',', ''))} `],
  [/(?<![\w.])\.(\d+)\b/g, (_, digits = '') => `zero point ${digitWords(digits)}`],
  // Long rows of digits, and those that begin with zero, are names rather than numbers.
  [/\b(?:0\d+|\d{10,})\b/g, (digits = '') => digitWords(digits)],
  // 24/7, HTTP/2.
  [/(?<=[\p{L}\d])\/(?=\d)/gu, () => ' '],
  [/\d(?:[\d,]*\d)?/g, (digits = '') => ` ${cardinal(digits)} `],
  [/\s?&\s?/g, () => ' and '],
  [/\s?\+\s?/g, () => ' plus '],
  [/\s?=\s?/g, () => ' equals '],
  [/\s?@\s?/g, () => ' at '],
  [/#(?=\w)/g, () => 'hash '],
  [/%/g, () => ' per cent '],
  [/\band\/or\b/gi, () => 'and or'],
  [/(?<=\w)\s?\/\s?(?=\w)/g, () => ' or '],
];
