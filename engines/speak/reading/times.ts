import { cardinal } from './numbers.ts';
import type { Rule } from './rule.ts';

const isNone = (digits: string): boolean => Number(digits) === 0;
const halfOf = (half: string): string =>
  half === '' ? '' : half.toLowerCase().startsWith('a') ? ' A M' : ' P M';
const minuteWords = (minutes: string): string =>
  Number(minutes) < 10 ? `oh ${cardinal(minutes)}` : cardinal(minutes);

/** A time as people say it: 9:05 is 'nine oh five', 17:00 'seventeen hundred hours', 0:00 'midnight'. */
function clockWords(hours: string, minutes: string, half = ''): string {
  const hour = Number(hours);
  if (half === '' && hour % 24 === 0 && isNone(minutes)) return 'midnight';
  if (!isNone(minutes)) return `${cardinal(hours)} ${minuteWords(minutes)}${halfOf(half)}`;
  if (half !== '') return `${cardinal(hours)}${halfOf(half)}`;
  return hour > 12 ? `${cardinal(hours)} hundred hours` : `${cardinal(hours)} o'clock`;
}

const half = String.raw`\s?([ap])\.?m\b`;
const hour = String.raw`(?:[01]?\d|2[0-4])`;
const minute = '[0-5]\\d';
const to = String.raw`\s?[–-]\s?`;

/** Times of day, alone and from one to another. */
export const timeRules: readonly Rule[] = [
  // 9am–5pm, 9:30–11:00, 9–11.30pm: the hyphen goes, and both are read below.
  [
    new RegExp(
      String.raw`\b(${hour}(?:[:.]${minute})?)${half}\.?${to}(?=${hour}(?:[:.]${minute})?${half})`,
      'gi',
    ),
    (_, from = '', letter = '') => `${from} ${letter}m to `,
  ],
  [
    new RegExp(String.raw`\b(${hour}:${minute})${to}(?=${hour}:${minute}\b)`, 'g'),
    (_, from = '') => `${from} to `,
  ],
  [
    new RegExp(String.raw`\b(${hour})(?:[:.](${minute}))?${to}(${hour})(?:[:.](${minute}))?${half}`, 'gi'),
    (_, from = '', fromMinute = '', hours = '', minutes = '', letter = '') => {
      const begins = isNone(fromMinute) ? cardinal(from) : clockWords(from, fromMinute);
      return `${begins} to ${clockWords(hours, minutes, letter)}`;
    },
  ],
  [
    new RegExp(String.raw`\b(${hour})[:.](${minute})${half}(?:\.(?=\s+[a-z\d]))?`, 'gi'),
    (_, hours = '', minutes = '', letter = '') => clockWords(hours, minutes, letter),
  ],
  [
    new RegExp(String.raw`\b(${hour})${half}(?:\.(?=\s+[a-z\d]))?`, 'gi'),
    (_, hours = '', letter = '') => clockWords(hours, '0', letter),
  ],
  [
    new RegExp(String.raw`(?<![\d:])(${hour}):(${minute}):(${minute})\b(?!:)`, 'g'),
    (_, hours = '', minutes = '', seconds = '') => {
      const rest = isNone(seconds)
        ? ''
        : ` and ${cardinal(seconds)} second${Number(seconds) === 1 ? '' : 's'}`;
      return `${clockWords(hours, minutes)}${rest}`;
    },
  ],
  [
    new RegExp(String.raw`(?<![\d:])(${hour}):(${minute})\b(?!:)`, 'g'),
    (_, hours = '', minutes = '') => clockWords(hours, minutes),
  ],
  // What has a colon and is no time: 16:9.
  [
    /(?<![\d:])(\d{1,3}):(\d{1,3})\b(?!:)/g,
    (_, left = '', right = '') => `${cardinal(left)} to ${cardinal(right)}`,
  ],
];
