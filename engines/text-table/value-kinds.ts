/** What the cells of a column are. */
export type ValueKind =
  | 'money'
  | 'hours'
  | 'time'
  | 'duration'
  | 'size'
  | 'length'
  | 'weight'
  | 'volume'
  | 'storage'
  | 'measure'
  | 'age'
  | 'percent'
  | 'day'
  | 'phone'
  | 'email'
  | 'quantity'
  | 'ordinal'
  /** An ordinal that names its row rather than ranks it: the first quarter. */
  | 'turn'
  | 'score'
  | 'year'
  | 'place'
  | 'person'
  | 'text';

export const number =
  '(?:\\d{1,3}(?:[,.]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?)(?:\\s(?:million|billion|thousand)\\b)?';
const weekday = '(?:Mon|Tue(?:s)?|Wed(?:s|nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?s?';
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\.?';
const clock = '(?:\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|h)?|noon|midnight)';
const capital = "\\p{Lu}[\\p{L}'’-]+";
const currency = 'EUR|GBP|USD|CHF';
const joint = '\\s*(?:[-–—]|to|till|until)\\s*';

const units = {
  length: 'km|kilomet(?:re|er)s?|miles?|mi|mm|cm|met(?:re|er)s?|m|ft|feet|inch(?:es)?|in',
  weight: 'kg|kilos?|grams?|g|mg|lbs?|oz|pounds|stone|tonnes?|t',
  volume: 'litres?|liters?|ml|cl|l|pints?|gallons?',
  storage: '[KMGT]B',
};
const measured = (unit: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d.,])(?:${number})\\s?(?:${unit})\\b`, 'gu');

/** How each kind of value looks; the first group that is filled is the cell, where there is one. */
const valuePatterns: Readonly<Record<Exclude<ValueKind, 'text'>, RegExp>> = {
  money: new RegExp(
    `(?:[€$£]|\\b(?:${currency})\\s)\\s?(?:${number})(?:\\s?(?:k|m|bn|million)\\b)?|(?<![\\d.,])(?:${number})\\s?(?:€|(?:${currency}|euros?|pounds?|dollars?|francs?|pence|p)\\b)`,
    'giu',
  ),
  hours: new RegExp(
    `(?:from\\s+)?(?<![\\d.,£€$])(${clock}${joint}${clock})(?!\\d)|\\b(closed|all day|by appointment|24 hours)\\b`,
    'giu',
  ),
  time: /(?<![\d£€$.:])(?:\d{1,2}[:.]\d\d(?::\d\d)?\s?(?:am|pm|h)?|\d{1,2}\s?(?:am|pm)|noon|midnight)(?![\d.:]\d|\d)|\bclosed\b/giu,
  duration:
    /(?<![\p{L}\d.,])(?:\d+(?:[.,]\d+)?\s?(?:h|hrs?|hours?)\b(?:\s?(?:and\s)?\d{1,2}(?:\s?(?:min(?:ute)?s?|m)\b)?(?![\d:]))?|\d+(?:[.,]\d+)?\s?(?:min(?:ute)?s?|days?|weeks?|months?|years?|sec(?:ond)?s?)\b|(?:half an|an|one) hour\b)/giu,
  size: /\d+(?:[.,]\d+)?\s?(?:x|×)\s?\d+(?:[.,]\d+)?(?:\s?(?:x|×)\s?\d+)?(?:\s?(?:cm|mm|m|in|inch(?:es)?)\b)?/giu,
  length: measured(units.length),
  weight: measured(units.weight),
  volume: measured(units.volume),
  storage: measured(units.storage),
  measure: measured(Object.values(units).join('|')),
  age: /\b(?:aged?\s+)(\d{1,3})\b|\b(\d{1,3})(?:\s*[- ]years?[- ]old|\s*yrs?\b)|(?<=\p{L}\s*[(,]\s*)(\d{1,2})(?=\s*[),.;])|(?<=\p{L}\s+is\s+)(\d{1,2})(?=\s*(?:[,.;]|and\b))/giu,
  percent: new RegExp(`(?:${number})\\s?(?:%|per ?cent)`, 'giu'),
  day: new RegExp(
    `\\b(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}(?:\\s+\\d{4})?|${month}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|${weekday}(?:\\s*(?:[-–]|to|and|&|,)\\s*${weekday})*(?:\\s+\\d{1,2}(?:st|nd|rd|th)?\\s+${month})?|(?:weekdays|weekends|tomorrow|bank holidays|end of (?:the )?(?:week|month)|next week))(?![\\p{L}\\d])`,
    'gu',
  ),
  phone: /(?<![\w+])(?:\+\d{1,3}|\(?0\d{2,5}\)?)(?:[ ./-]?\d{1,5}){1,6}(?!\d)/g,
  email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  quantity: new RegExp(
    `(?<![\\p{L}\\d.,:/€$£-])(?:${number})(?![\\p{L}\\d%:/]|[.,]\\d)|\\b(?:nothing|none|nil)\\b`,
    'giu',
  ),
  ordinal:
    /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d{1,2}(?:st|nd|rd|th))\b(?!\s+(?:of|half|time))/giu,
  turn: /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d{1,2}(?:st|nd|rd|th)|Q[1-4])\b(?!\s+(?:of|half|time))/giu,
  score: /(?<![\p{L}\d.,:/-])\d{1,3}\s?[-–:]\s?\d{1,3}(?![\d.,:/-]\d|\d|-)/gu,
  year: new RegExp(`(?<![\\d.,£€$])(?:${month}\\s+)?(?:1[0-9]|20)\\d\\d(?![\\d,.]\\d|\\d)`, 'gu'),
  place: new RegExp(
    `\\b(?:from|in|at|near|based in|of|to)\\s+(${capital}(?:[ -](?:upon|on|am|de|${capital})){0,3})`,
    'gu',
  ),
  person: new RegExp(
    `(?:(?:Mr|Mrs|Ms|Dr|Prof)\\.?\\s+)?${capital}(?:\\s+(?:(?:van|von|de|der|la|O['’])\\s*)*${capital}){0,2}(?:\\s+family\\b)?`,
    'gu',
  ),
};

/** A value that was found in a text. */
export interface Value {
  cell: string;
  start: number;
  end: number;
}

/** The values of a kind in a text, in order. */
export const valuesOf = (kind: Exclude<ValueKind, 'text'>, text: string): Value[] =>
  valuesIn(kind, text).filter(({ end }) => !compared.test(text.slice(end, end + 12)));

/** What follows a figure that only compares: '200 g behind', '10 minutes later'. */
const compared = /^\s*(?:behind|less|more|ahead|longer|later|earlier|cheaper|dearer|extra|off|short)\b/i;

const valuesIn = (kind: Exclude<ValueKind, 'text'>, text: string): Value[] =>
  Array.from(text.matchAll(valuePatterns[kind]), (match) => ({
    cell: (match.slice(1).find(Boolean) ?? match[0]).trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
