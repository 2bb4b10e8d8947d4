import { digitWords } from './numbers.ts';
import type { Rule } from './rule.ts';

/** A telephone number in its groups, with a short pause between them: a single row of digits cannot be written down. */
const inGroups = (found: string): string => (found.match(/\d+/g) ?? []).map(digitWords).join(', ');

/** Telephone numbers, before hyphens between digits are taken for ranges. */
export const phoneRules: readonly Rule[] = [
  [/(?<!\w)\+(\d[\d\s()-]{6,}\d)/g, (_, digits = '') => `plus ${inGroups(digits)}`],
  [/(?<!\w)00[1-9]\d{0,2}(?:[\s-]\(?\d{2,5}\)?){2,}\b/g, (digits = '') => inGroups(digits)],
  [/(?<![\w(])\(0\d{2,4}\)\s?\d{3,4}[\s-]?\d{3,4}\b/g, (digits = '') => inGroups(digits)],
  [/\b0\d{2,4}[\s-]\d{3,4}[\s-]?\d{3,4}\b/g, (digits = '') => inGroups(digits)],
  [/\b0\d{4} \d{6}\b/g, (digits = '') => inGroups(digits)],
  [/(?<![\w-])(?:1-)?(?:\(\d{3}\) |\d{3}[-.])\d{3}[-.]\d{4}\b/g, (digits = '') => inGroups(digits)],
  // Without such a word, 100-1000 is a range.
  [
    /(?<=\b(?:call|dial|ring|phone|tel|fax)\b[.:]?(?: (?:us|me))?(?: (?:on|at))?\s)\d{3}-\d{4}\b(?!-)/gi,
    (digits = '') => inGroups(digits),
  ],
  [
    /\b(call|dial|ring|phone|text)\s+(\d{3,6})\b(?!\s?(?:people|times|customers|of)\b)/gi,
    (_, verb = '', digits = '') => `${verb} ${digitWords(digits)}`,
  ],
];
