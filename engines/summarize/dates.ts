/** A date that a sentence names. */
export interface NamedDate {
  /** As the text says it. */
  text: string;
  /** The day, month or year: 2026-03-02, 2026-03 or 2026. */
  on: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const year = '((?:19|20)\\d\\d)';
const two = (value: number | string): string => String(value).padStart(2, '0');
const monthNumber = (name: string): string => two(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);
const day = 86_400_000;
const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

type Reader = (found: RegExpMatchArray, published: number) => string | null;

const yearOf = (published: number): string | null =>
  Number.isNaN(published) ? null : String(new Date(published).getUTCFullYear());

/** The last such weekday up to the day of publication, or the next one where the text looks ahead. */
function weekday(found: RegExpMatchArray, published: number): string | null {
  if (Number.isNaN(published)) return null;
  const wanted = weekdays.indexOf((found[2] ?? '').toLowerCase());
  const back = (new Date(published).getUTCDay() - wanted + 7) % 7;
  return isoDay(published + (found[1] ? (7 - back || 7) * day : -back * day));
}

// 'Today' is left out: it means these days as often as this day.
const near: Readonly<Record<string, number>> = { yesterday: -1, tomorrow: 1 };

// The first that fits a place is taken; later ones see what is left.
const readers: readonly (readonly [RegExp, Reader])[] = [
  [/\b((?:19|20)\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\b/g, (found) => found[0]],
  [
    new RegExp(`\\b${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${year}\\b`, 'gi'),
    ([, m = '', d = '', y]) => `${y}-${monthNumber(m)}-${two(d)}`,
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month},?\\s+${year}\\b`, 'gi'),
    ([, d = '', m = '', y]) => `${y}-${monthNumber(m)}-${two(d)}`,
  ],
  [new RegExp(`\\b${month}\\s+${year}\\b`, 'gi'), ([, m = '', y]) => `${y}-${monthNumber(m)}`],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}(?![a-z])`, 'gi'),
    ([, d = '', m = ''], published) =>
      yearOf(published) ? `${yearOf(published)}-${monthNumber(m)}-${two(d)}` : null,
  ],
  [
    new RegExp(`\\b${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\s*(?:%|percent|million|people))`, 'gi'),
    ([, m = '', d = ''], published) =>
      yearOf(published) ? `${yearOf(published)}-${monthNumber(m)}-${two(d)}` : null,
  ],
  [
    /\b(next |this coming )?(?:last |on )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/gi,
    weekday,
  ],
  [
    /\b(yesterday|tomorrow)\b/gi,
    ([, word = ''], published) =>
      Number.isNaN(published) ? null : isoDay(published + (near[word.toLowerCase()] ?? 0) * day),
  ],
  [
    /\b(?:in|since|by|until|from|of|during|before|after|late|early|mid)\s+((?:19|20)\d\d)\b/gi,
    ([, y = '']) => y,
  ],
];

/** Whether a day exists: nobody means the 31st of February. */
const exists = (on: string): boolean => {
  if (on.length < 10) return !on.endsWith('-00');
  const at = Date.parse(on);
  return !Number.isNaN(at) && isoDay(at) === on;
};

/** The dates in a sentence, in order. Weekdays and dates without a year are read from the day of publication. */
export function datesIn(sentence: string, published: string): NamedDate[] {
  const known = Date.parse(published);
  const found: (NamedDate & { at: number })[] = [];
  let left = sentence;
  for (const [pattern, read] of readers) {
    for (const match of left.matchAll(pattern)) {
      const on = read(match, known);
      if (!on) continue;
      // A day that does not exist is not read again as a month that does.
      left =
        left.slice(0, match.index) + ' '.repeat(match[0].length) + left.slice(match.index + match[0].length);
      const text = match[0].trim().replace(/^(on|in|of|by|since|from|until|during|before|after) /i, '');
      if (exists(on)) found.push({ text, on, at: match.index });
    }
  }
  return found.sort((one, other) => one.at - other.at).map(({ text, on }) => ({ text, on }));
}
