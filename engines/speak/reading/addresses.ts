import { digitWords } from './numbers.ts';
import type { Rule } from './rule.ts';

const signs: Readonly<Record<string, string>> = {
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
  '%': ' per cent ',
  '~': ' tilde ',
};
const spelled = (letters: string): string => [...letters.toUpperCase()].join(' ');

/** Endings of addresses and files that are said letter by letter; others, such as 'com' and 'zip', are words. */
const letterEndings =
  /\b(uk|io|ai|eu|de|fr|us|html?|php|pdf|txt|tsx?|jsx?|css|csv|docx?|xlsx?|pptx?|png|gif|mp[34]|svg|xml|md|py|ogg)\b/gi;

const readAddress = (address: string): string =>
  address
    .replace(/^(?:https?|ftp):\/\//i, '')
    .replace(/\/$/, '')
    .replace(letterEndings, (letters) => spelled(letters))
    .replace(/[./@\-_:?=&#+%~]/g, (sign) => signs[sign] ?? ' ')
    .replace(/\bwww\b/gi, 'w w w')
    .replace(/\d+/g, (digits) => ` ${digitWords(digits)} `)
    .replace(/\s+/g, ' ')
    .trim();

const path = String.raw`[^\s<>"”’),;!]*[^\s<>"”’).,;:!?]`;
const address = new RegExp(
  [
    String.raw`(?:(?:https?|ftp):\/\/|www\.)${path}`,
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`\b(?:[a-z][a-z\d-]*\.)+(?:com|org|net|io|ai|eu|co\.uk|uk|de|fr|dev|app|info|gov)\b(?:\/${path})?`,
  ].join('|'),
  'gi',
);
const files =
  /\b(?!Node\.js\b)[\w-]+\.(?:html?|php|pdf|txt|tsx?|jsx?|mjs|css|csv|json|docx?|xlsx?|pptx?|png|jpe?g|gif|svg|xml|zip|mp[34]|wav|ogg|md|py)\b/g;

/** Web and email addresses and names of files; before everything else, because numbers and signs in them mean something different. */
export const addressRules: readonly Rule[] = [
  [address, (found = '') => ` ${readAddress(found)} `],
  [files, (found = '') => ` ${readAddress(found)} `],
  [/(?<![\w/])#(?=[a-z]\w)/gi, () => 'hashtag '],
];
