import { cardinal, decimal, digitWords } from './numbers.ts';

/** A rule of reading: what is found, and the words for it. */
export type Rule = readonly [found: RegExp, read: (...parts: string[]) => string];

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const one = (amount: string): boolean => amount === '1';
const plain = (amount: string): string => amount.replaceAll(',', '');

const currencies: Readonly<
  Record<string, readonly [one: string, many: string, part: string, parts: string]>
> = {
  '£': ['pound', 'pounds', 'penny', 'pence'],
  $: ['dollar', 'dollars', 'cent', 'cents'],
  '€': ['euro', 'euros', 'cent', 'cents'],
  '¥': ['yen', 'yen', 'sen', 'sen'],
};
const large: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  bn: 'billion',
  tn: 'trillion',
};

function money(sign: string, amount: string, scale: string): string {
  const [single, many, part, parts] = currencies[sign] ?? ['', '', '', ''];
  const said = large[scale.toLowerCase()] ?? scale;
  if (said) return `${decimal(plain(amount))} ${said} ${many}`;
  const [whole = '0', small] = plain(amount).split('.');
  if (small !== undefined && small.length !== 2) return `${decimal(plain(amount))} ${many}`;
  const cents = Number(small ?? 0);
  const words = [
    ...(Number(whole) > 0 || cents === 0 ? [`${cardinal(whole)} ${one(whole) ? single : many}`] : []),
    ...(cents > 0 ? [`${cardinal(String(cents))} ${cents === 1 ? part : parts}`] : []),
  ];
  return words.join(' ');
}

const codes: Readonly<Record<string, string>> = { GBP: '£', USD: '$', EUR: '€' };

/** Units as written, in one and in many. */
const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  km: ['kilometre', 'kilometres'],
  m: ['metre', 'metres'],
  cm: ['centimetre', 'centimetres'],
  mm: ['millimetre', 'millimetres'],
  kg: ['kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  l: ['litre', 'litres'],
  ml: ['millilitre', 'millilitres'],
  s: ['second', 'seconds'],
  ms: ['millisecond', 'milliseconds'],
  min: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  KB: ['kilobyte', 'kilobytes'],
  MB: ['megabyte', 'megabytes'],
  GB: ['gigabyte', 'gigabytes'],
  TB: ['terabyte', 'terabytes'],
  MiB: ['mebibyte', 'mebibytes'],
  Hz: ['hertz', 'hertz'],
  kHz: ['kilohertz', 'kilohertz'],
  MHz: ['megahertz', 'megahertz'],
  GHz: ['gigahertz', 'gigahertz'],
  kW: ['kilowatt', 'kilowatts'],
  W: ['watt', 'watts'],
  kWh: ['kilowatt hour', 'kilowatt hours'],
  px: ['pixel', 'pixels'],
  mph: ['mile an hour', 'miles an hour'],
  'km/h': ['kilometre an hour', 'kilometres an hour'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°': ['degree', 'degrees'],
};
const unitNames = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace('/', '\\/'))
  .join('|');

const fractions: Readonly<Record<string, string>> = {
  '½': 'a half',
  '¼': 'a quarter',
  '¾': 'three quarters',
  '⅓': 'a third',
  '⅔': 'two thirds',
};

/** Money, percentages, units, ranges, telephone numbers and fractions. */
export const amountRules: readonly Rule[] = [
  [
    new RegExp(
      String.raw`([£$€¥])\s?(${number})(?:\s?(k|m|bn|tn|thousand|million|billion|trillion)\b)?`,
      'gi',
    ),
    (_, sign = '', amount = '', scale = '') => money(sign, amount, scale),
  ],
  [
    new RegExp(String.raw`\b(${number})\s?(GBP|USD|EUR)\b`, 'g'),
    (_, amount = '', code = '') => money(codes[code] ?? '', amount, ''),
  ],
  [/\b(\d+)p\b/g, (_, pence = '') => `${cardinal(pence)} ${one(pence) ? 'penny' : 'pence'}`],
  [
    new RegExp(String.raw`([−-])?\b(${number})\s?%`, 'g'),
    (_, minus = '', amount = '') => `${minus ? 'minus ' : ''}${decimal(plain(amount))} per cent`,
  ],
  [
    new RegExp(String.raw`(?<![\w.])([−-])?(${number})\s?(${unitNames})(?![\w°])`, 'g'),
    (_, minus = '', amount = '', unit = '') => {
      const [single, many] = units[unit] ?? ['', ''];
      return `${minus ? 'minus ' : ''}${decimal(plain(amount))} ${one(amount) ? single : many}`;
    },
  ],
  [/(?<!\w)\+(\d[\d\s()-]{6,}\d)/g, (_, digits = '') => `plus ${digitWords(digits)}`],
  [/\b0\d{2,4}[\s-]\d{3,4}[\s-]?\d{3,4}\b/g, (digits = '') => digitWords(digits)],
  [/(\d+)([½¼¾⅓⅔])/g, (_, whole = '', part = '') => `${cardinal(whole)} and ${fractions[part]}`],
  [/[½¼¾⅓⅔]/g, (part = '') => fractions[part] ?? ''],
  [/\b1\/2\b/g, () => 'a half'],
  [/\b1\/4\b/g, () => 'a quarter'],
  [/\b3\/4\b/g, () => 'three quarters'],
];
