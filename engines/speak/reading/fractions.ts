import { cardinal, ordinal } from './numbers.ts';
import type { Rule } from './rule.ts';
import { unitName, unitPattern } from './units.ts';

const signs: Readonly<Record<string, readonly [over: number, under: number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅐': [1, 7],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅑': [1, 9],
  '⅒': [1, 10],
};
/** Written with a slash, others are more often something else: 24/7, 9/11. */
const unders = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 32, 64, 100]);

/** A part of a whole in words: 3/4 is 'three quarters'. */
export function fractionWords(over: number, under: number): string {
  const [one, many] =
    under === 2 ? ['half', 'halves'] : under === 4 ? ['quarter', 'quarters'] : [ordinal(String(under)), ''];
  if (over === 1) return one === 'eighth' ? 'an eighth' : `a ${one}`;
  return `${cardinal(String(over))} ${many || `${one}s`}`;
}

/** The fraction, the whole number before it, and the unit behind it. */
function read(whole: string, [over, under]: readonly [number, number], unit: string): string {
  const part = fractionWords(over, under);
  if (whole) return `${cardinal(whole)} and ${part}${unit ? ` ${unitName(unit, true)}` : ''}`;
  if (!unit) return part;
  const one = `${/^(?:hour|inch)/.test(unitName(unit, false)) ? 'an' : 'a'} ${unitName(unit, false)}`;
  return part === 'a half' ? `half ${one}` : `${part} of ${one}`;
}

/** Units that are written out: half a cup, three quarters of an hour. */
const written = 'cup|teaspoon|tablespoon|pint|mile|hour|inch|litre|kilo|pound|metre|day|year';
const unit = String.raw`(?:\s?(${unitPattern}|${written})(?![\w°]))?`;
const sign = `[${Object.keys(signs).join('')}]`;

/** Fractions as one sign and with a slash, with whole numbers before them and units behind them. */
export const fractionRules: readonly Rule[] = [
  [
    new RegExp(String.raw`(?:(?<![\w.])(\d+)\s?)?(${sign})${unit}`, 'g'),
    (_, whole = '', found = '', name = '') => ` ${read(whole, signs[found] ?? [1, 2], name)} `,
  ],
  [
    new RegExp(String.raw`(?<![\w./-])(?:(\d+)\s)?(\d{1,2})\/(\d{1,3})(?![\w/-])${unit}`, 'g'),
    (found = '', whole = '', over = '', under = '', name = '') =>
      unders.has(Number(under)) && Number(over) > 0 && Number(over) < Number(under)
        ? read(whole, [Number(over), Number(under)], name)
        : found,
  ],
];
