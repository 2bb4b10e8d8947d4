import type { Rule } from './amounts.ts';
import { cardinal, ordinal, year } from './numbers.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthOf = (name: string): string =>
  months.find((month) => month.toLowerCase().startsWith(name.slice(0, 3).toLowerCase())) ?? name;
const monthPattern =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';

const dayIn = (day: string, month: string): string => `the ${ordinal(day)} of ${month}`;

function clock(hours: string, minutes: string, half: string): string {
  const hour = Number(hours);
  const minute = Number(minutes);
  const suffix = half ? ` ${half.toLowerCase().startsWith('a') ? 'A M' : 'P M'}` : '';
  if (minute > 0)
    return `${cardinal(hours)} ${minute < 10 ? `oh ${cardinal(minutes)}` : cardinal(minutes)}${suffix}`;
  if (suffix) return `${cardinal(hours)}${suffix}`;
  return hour > 12 || hour === 0 ? `${cardinal(hours)} hundred hours` : `${cardinal(hours)} o'clock`;
}

const isDay = (day: string): boolean => Number(day) >= 1 && Number(day) <= 31;

/** Dates, times, years and decades. */
export const dateRules: readonly Rule[] = [
  [
    /\b(1[1-9]\d{2}|20\d{2})\s?[–-]\s?(1[1-9]\d{2}|20\d{2})\b/g,
    (_, from = '', to = '') => `${year(from)} to ${year(to)}`,
  ],
  [/(?<=\d)\s?–\s?(?=\d)/g, () => ' to '],
  [
    /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    (found = '', digits = '', month = '', day = '') => {
      const name = months[Number(month) - 1];
      return name && isDay(day) ? `${dayIn(day, name)} ${year(digits)}` : found;
    },
  ],
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
    (found = '', day = '', month = '', digits = '') => {
      const name = months[Number(month) - 1];
      return name && isDay(day) ? `${dayIn(day, name)} ${year(digits)}` : found;
    },
  ],
  [
    new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?\s+${monthPattern}\b\.?(?:,?\s+(\d{4})\b)?`,
      'g',
    ),
    (_, day = '', month = '', digits = '') =>
      `${dayIn(day, monthOf(month))}${digits ? ` ${year(digits)}` : ''}`,
  ],
  [
    new RegExp(String.raw`\b${monthPattern}\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s+(\d{4})\b)?`, 'g'),
    (_, month = '', day = '', digits = '') =>
      `${monthOf(month)} the ${ordinal(day)}${digits ? ` ${year(digits)}` : ''}`,
  ],
  [
    new RegExp(String.raw`\b${monthPattern}\s+(\d{4})\b`, 'g'),
    (_, month = '', digits = '') => `${monthOf(month)} ${year(digits)}`,
  ],
  [
    /\b(\d{1,2})[:.](\d{2})\s?([ap])\.?m\b\.?/gi,
    (_, hours = '', minutes = '', half = '') => clock(hours, minutes, half),
  ],
  [/\b(\d{1,2})\s?([ap])\.?m\b\.?/gi, (_, hours = '', half = '') => clock(hours, '0', half)],
  [/\b([01]?\d|2[0-3]):([0-5]\d)\b(?!:)/g, (_, hours = '', minutes = '') => clock(hours, minutes, '')],
  [
    /\b(1[1-9]|20)(\d)0s\b/g,
    (_, century = '', decade = '') => {
      const words = decade === '0' ? `${year(`${century}00`)}` : year(`${century}${decade}0`);
      return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
    },
  ],
  // A number of four digits without a comma is a year where it follows a word that years follow.
  [
    /\b(in|since|from|until|till|by|of|before|after|between|and|to|around|circa|during)\s+(1[1-9]\d{2}|20\d{2})\b(?!,\d|\.\d|\s?%)/gi,
    (_, word = '', digits = '') => `${word} ${year(digits)}`,
  ],
];
