import { cardinal } from './numbers.ts';
import { number, plain, type Rule } from './rule.ts';

/**
 * What stands between two numbers: a cross is 'by', a dash is 'to' wherever it stands, a hyphen only where the second number
 * is larger, and three numbers in a row are a code. The numbers themselves are read by later rules.
 */
export const rangeRules: readonly Rule[] = [
  [/(?<=\d)\s?[×x]\s?(?=\d)|(?<=\d\s?[a-z]{1,2})\s[×x]\s(?=\d)/g, () => ' by '],
  [/\b\d{1,4}(?:-\d{1,4}){2,}\b/g, (found = '') => found.split('-').map(cardinal).join(' ')],
  [
    new RegExp(String.raw`(?<![\w.-])(${number})(\s?%)?\s?([–-])\s?(${number})(?![\w-])`, 'g'),
    (found = '', from = '', percent = '', sign = '', to = '') => {
      const isRange = sign === '–' || Number(plain(from)) < Number(plain(to));
      if (!isRange) return found.includes(' ') ? found : `${from} ${to}`;
      return `${from}${percent} to ${to}`;
    },
  ],
  [/(?<=\d(?:\s?[a-zA-Z°µ/²³%]{1,5})?)\s?–\s?(?=\d)/g, () => ' to '],
];
