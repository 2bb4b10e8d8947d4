import { cardinal, ordinal, year } from './numbers.ts';
import { oneOf, type Rule } from './rule.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthOf = (name: string): string =>
  months.find((month) => month.toLowerCase().startsWith(name.slice(0, 3).toLowerCase())) ?? name;
const month =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const th = '(?:st|nd|rd|th)?';

const isDay = (day: string): boolean => Number(day) >= 1 && Number(day) <= 31;
const dayIn = (day: string, name: string): string => `the ${ordinal(day)} of ${name}`;
const withYear = (words: string, digits: string): string => `${words}${digits ? ` ${year(digits)}` : ''}`;

/** A date of three numbers; as it stands where they are none, such as a thirteenth month. */
function dateOf(found: string, day: string, number: string, digits: string): string {
  const name = months[Number(number) - 1];
  return name && isDay(day) ? `${dayIn(day, name)} ${year(digits)}` : found;
}

const weekdays: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Tues: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Thur: 'Thursday',
  Thurs: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};
const weekday = oneOf(Object.keys(weekdays));
const dayNames = oneOf([...Object.keys(weekdays), ...Object.values(weekdays)]);

const century = '(?:1\\d\\d\\d|20\\d\\d)';
const noAmount = String.raw`(?![,.]\d|\s?[%°]|\s?(?:pounds|dollars|euros|people|words|metres|miles|kg|km|m|GB|MB)\b)`;

/** Dates, weekdays, decades and years. */
export const dateRules: readonly Rule[] = [
  [
    new RegExp(String.raw`\b(${weekday})\.?\s?[–-]\s?(${weekday})\b\.?`, 'g'),
    (_, from = '', to = '') => `${weekdays[from]} to ${weekdays[to]}`,
  ],
  [
    new RegExp(String.raw`\b(${dayNames})\s?[–-]\s?(?=(?:${dayNames})\b)`, 'g'),
    (_, from = '') => `${weekdays[from] ?? from} to `,
  ],
  [
    new RegExp(String.raw`\b(${weekday})\b\.?(?=,?\s+(?:\d|${month}\b|at\b))`, 'g'),
    (_, name = '') => weekdays[name] ?? name,
  ],
  [
    /\b(\d{4})-(\d{2})-(\d{2})(?:[T ](?=\d{2}:\d{2}))?/g,
    (found = '', digits = '', number = '', day = '') => {
      const said = dateOf(found, day, number, digits);
      return /[T ]$/.test(found) && said !== found ? `${said} at ` : said;
    },
  ],
  [/(?<=\d{2}:\d{2})(?:\.\d+)?Z\b/g, () => ' U T C'],
  [
    /\b(\d{1,2})([/.])(\d{1,2})\2(\d{4})\b/g,
    (found = '', day = '', _sign = '', number = '', digits = '') => dateOf(found, day, number, digits),
  ],
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{2})\b/g,
    (found = '', day = '', number = '', digits = '') => dateOf(found, day, number, `20${digits}`),
  ],
  [
    new RegExp(String.raw`\b(\d{1,2})${th}\s?[–-]\s?(\d{1,2})${th}\s+${month}\b(?:,?\s+(\d{4})\b)?`, 'g'),
    (_, from = '', day = '', name = '', digits = '') =>
      withYear(`the ${ordinal(from)} to ${dayIn(day, monthOf(name))}`, digits),
  ],
  [
    new RegExp(String.raw`\b(\d{1,2})${th}(?:\s+of)?\s+${month}\b\.?(?:,?\s+(\d{4})\b)?`, 'g'),
    (found = '', day = '', name = '', digits = '') =>
      isDay(day) ? withYear(dayIn(day, monthOf(name)), digits) : found,
  ],
  [
    new RegExp(String.raw`\b${month}\.?\s+(\d{1,2})${th}\b(?![:.]\d|\s?[ap]\.?m\b)(?:,?\s+(\d{4})\b)?`, 'g'),
    (found = '', name = '', day = '', digits = '') =>
      isDay(day) ? withYear(`${monthOf(name)} the ${ordinal(day)}`, digits) : found,
  ],
  [
    new RegExp(String.raw`\b${month}\.?,?\s+(\d{4})\b`, 'g'),
    (_, name = '', digits = '') => `${monthOf(name)} ${year(digits)}`,
  ],
  [/\b(Jan|Feb|Aug|Sept?|Oct|Nov|Dec)\b\.?/g, (_, name = '') => monthOf(name)],
  [
    /\b(1\d|20)(\d)0s\b/g,
    (_, hundreds = '', decade = '') => {
      const words = year(`${hundreds}${decade}0`);
      return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
    },
  ],
  // '90s', but not thirty seconds.
  [
    /(?:'|\b(the|The|mid|early|late)([ -]))([2-9]0)s\b/g,
    (_, before = '', space = '', digits = '') => `${before}${space}${cardinal(digits).slice(0, -1)}ies`,
  ],
  [
    new RegExp(String.raw`\b(${century})\s?[–-]\s?(\d{4}|\d{2})\b(?![-–]|,\d)`, 'g'),
    (_, from = '', to = '') => `${year(from)} to ${to.length === 4 ? year(to) : cardinal(to)}`,
  ],
  [
    /\bISO (\d+):((?:19|20)\d\d)\b/g,
    (_, number = '', digits = '') => `I S O ${cardinal(number)}, ${year(digits)}`,
  ],
  // A number of four digits without a comma is a year where it follows a word that years follow …
  [
    new RegExp(
      String.raw`\b(in|since|from|until|till|by|of|before|after|between|and|to|around|circa|during|year|early|late|mid|spring|summer|autumn|winter|Q[1-4]|established|copyright)([\s-]+)(${century})\b${noAmount}`,
      'gi',
    ),
    (_, word = '', space = '', digits = '') => `${word}${space}${year(digits)}`,
  ],
  // … or a name ('World Cup 2026'), stands in brackets, or begins a sentence about it.
  [
    new RegExp(String.raw`(\p{Lu}\p{Ll}+\s|\()((?:19|20)\d\d)\b${noAmount}(?=\s?(?:[).,;:!?]|$))`, 'gu'),
    (_, before = '', digits = '') => `${before}${year(digits)}`,
  ],
  [/\b((?:19|20)\d\d)(?='s\b|\s+(?:was|is|will|has|had|saw|brought)\b)/g, (_, digits = '') => year(digits)],
];
