import { cardinal, decimal } from './numbers.ts';
import { number, oneOf, plain, type Rule } from './rule.ts';

interface Currency {
  one: string;
  many: string;
  part: string;
  parts: string;
}

const currency = (one: string, many: string, part: string, parts: string): Currency => ({
  one,
  many,
  part,
  parts,
});
const pound = currency('pound', 'pounds', 'penny', 'pence');
const cents = (name: string): Currency => currency(name, `${name}s`, 'cent', 'cents');
const signs: Readonly<Record<string, Currency>> = {
  '£': pound,
  $: cents('dollar'),
  US$: cents('U S dollar'),
  A$: cents('Australian dollar'),
  C$: cents('Canadian dollar'),
  '€': cents('euro'),
  '¥': currency('yen', 'yen', 'sen', 'sen'),
  '₹': currency('rupee', 'rupees', 'paisa', 'paise'),
};
const codes: Readonly<Record<string, Currency>> = {
  GBP: pound,
  USD: cents('U S dollar'),
  EUR: cents('euro'),
  CHF: currency('Swiss franc', 'Swiss francs', 'centime', 'centimes'),
  JPY: currency('yen', 'yen', 'sen', 'sen'),
  AUD: cents('Australian dollar'),
  CAD: cents('Canadian dollar'),
};
const scales: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  bn: 'billion',
  b: 'billion',
  tn: 'trillion',
  t: 'trillion',
};
const scale = String.raw`(?:\s?(k|mn?|bn|b|tn|t|thousand|million|billion|trillion)\b)?`;
const sign = `(${oneOf(Object.keys(signs))})`;
const code = `(${oneOf(Object.keys(codes))})`;
const minus = '([−-](?=[£$€¥₹]))?';
const scaled = (short: string): string => scales[short.toLowerCase()] ?? short.toLowerCase();

/** An amount as people say it: £1.20 is 'one pound twenty pence', £1.2m 'one point two million pounds'. */
function amountWords(given: Currency | undefined, amount: string, short: string): string {
  const { one, many, part, parts } = given ?? pound;
  if (short) return `${decimal(plain(amount))} ${scaled(short)} ${many}`;
  const [whole = '0', small] = plain(amount).split('.');
  if (small !== undefined && small.length !== 2) return `${decimal(plain(amount))} ${many}`;
  const rest = Number(small ?? 0);
  return [
    ...(Number(whole) > 0 || rest === 0 ? [`${cardinal(whole)} ${Number(whole) === 1 ? one : many}`] : []),
    ...(rest > 0 ? [`${cardinal(String(rest))} ${rest === 1 ? part : parts}`] : []),
  ].join(' ');
}

/** From one amount to another: the currency is said once where both are whole or share their size. */
function rangeWords(
  given: Currency | undefined,
  [from, fromScale]: [string, string],
  [to, toScale]: [string, string],
) {
  if (/\.\d\d$/.test(from + to) || /\.\d\d$/.test(from))
    return `${amountWords(given, from, fromScale)} to ${amountWords(given, to, toScale)}`;
  const first = `${decimal(plain(from))}${fromScale && fromScale !== toScale ? ` ${scaled(fromScale)}` : ''}`;
  return `${first} to ${amountWords(given, to, toScale)}`;
}

/** Money, with its sign or code before or behind it, alone and from one amount to another. */
export const moneyRules: readonly Rule[] = [
  // 2,50 €, as much of Europe writes it.
  [/\b(\d+),(\d\d)(?=\s?€)/g, (_, whole = '', part = '') => `${whole}.${part}`],
  [
    new RegExp(String.raw`${sign}\s?(${number})${scale}\s?[–-]\s?(?:\1\s?)?(${number})${scale}`, 'gi'),
    (_, name = '', from = '', fromScale = '', to = '', toScale = '') =>
      rangeWords(signs[name.toUpperCase()], [from, fromScale], [to, toScale]),
  ],
  [
    new RegExp(String.raw`${minus}${sign}([−-])?\s?(${number})${scale}`, 'gi'),
    (_, before = '', name = '', behind = '', amount = '', short = '') =>
      ` ${before || behind ? 'minus ' : ''}${amountWords(signs[name.toUpperCase()], amount, short)} `,
  ],
  [
    new RegExp(String.raw`\b(${number})${scale}\s?(?:${code}\b|([€£]))`, 'g'),
    (_, amount = '', short = '', name = '', written = '') =>
      amountWords(codes[name] ?? signs[written], amount, short),
  ],
  [
    new RegExp(String.raw`\b${code}\s?(${number})${scale}`, 'g'),
    (_, name = '', amount = '', short = '') => amountWords(codes[name], amount, short),
  ],
  [/\b(\d+)p\b/g, (_, pence = '') => `${cardinal(pence)} ${Number(pence) === 1 ? 'penny' : 'pence'}`],
];
