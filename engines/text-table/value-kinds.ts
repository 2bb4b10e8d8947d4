/** What the cells of a column are. */
export type ValueKind =
  | 'money'
  | 'hours'
  | 'time'
  | 'size'
  | 'distance'
  | 'age'
  | 'percent'
  | 'day'
  | 'phone'
  | 'email'
  | 'quantity'
  | 'place'
  | 'person'
  | 'text';

const number = '\\d{1,3}(?:[,.]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?';
const weekday = '(?:Mon|Tue(?:s)?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?s?';
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]*';
const clock = '(?:\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|h)?|noon|midnight)';
const capital = "\\p{Lu}[\\p{L}'’-]+";

/** How each kind of value looks; the first group is the cell, where there is one. */
const valuePatterns: Readonly<Record<Exclude<ValueKind, 'text'>, RegExp>> = {
  money: new RegExp(
    `(?:[€$£]|\\b(?:EUR|GBP|USD|CHF)\\s)\\s?(?:${number})(?:\\s?(?:k|m|bn|million)\\b)?|(?:${number})\\s?(?:€|EUR|GBP|USD|CHF|euros?|pounds|dollars|francs|p\\b)`,
    'giu',
  ),
  hours: new RegExp(
    `(?:from\\s+)?(${clock}\\s*(?:[-–—]|to|till|until)\\s*${clock})(?!\\d)|\\b(closed|all day|by appointment|24 hours)\\b`,
    'giu',
  ),
  time: /(?<![\d£€$])(?:\d{1,2}[:.]\d\d\s?(?:am|pm|h)?|\d{1,2}\s?(?:am|pm)|noon|midnight)(?![\d.])/giu,
  size: /\d+(?:[.,]\d+)?\s?(?:x|×)\s?\d+(?:[.,]\d+)?(?:\s?(?:x|×)\s?\d+)?(?:\s?(?:cm|mm|m|in|inch(?:es)?)\b)?/giu,
  distance: new RegExp(
    `(?:${number})\\s?(?:km|kilomet(?:re|er)s?|miles?|mi|m|met(?:re|er)s|ft|feet)\\b`,
    'giu',
  ),
  age: /\b(?:aged?\s+)(\d{1,3})\b|\b(\d{1,3})(?:\s*[- ]years?[- ]old|\s*yrs?\b)|(?<=\p{L}\s*[(,]\s*)(\d{1,2})(?=\s*[),])/giu,
  percent: new RegExp(`(?:${number})\\s?(?:%|per ?cent)`, 'giu'),
  day: new RegExp(
    `(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}(?:\\s+\\d{4})?|${month}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|${weekday}(?:\\s*(?:[-–]|to|and|&)\\s*${weekday})?|(?:weekdays|weekends|tomorrow|bank holidays|end of (?:the )?(?:week|month)|next week))(?![\\p{L}\\d])`,
    'gu',
  ),
  phone: /(?<![\w+])(?:\+\d{1,3}|\(?0\d{2,5}\)?)(?:[ ./-]?\d{1,5}){1,6}(?!\d)/g,
  email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  quantity: new RegExp(
    `(?<![\\p{L}\\d.,€$£])(?:${number})(?:\\s?(?:kg|g|l|litres?|pcs|pieces?|boxes|packs?|bags?|bottles?|units?|tonnes?|sheets?|seats?|rooms?|people|persons?))?(?![\\p{L}\\d%])`,
    'giu',
  ),
  place: new RegExp(
    `\\b(?:from|in|at|near|based in|of|to)\\s+(${capital}(?:[ -](?:upon|on|am|de|${capital})){0,3})`,
    'gu',
  ),
  person: new RegExp(
    `(?:(?:Mr|Mrs|Ms|Dr|Prof)\\.?\\s+)?${capital}(?:\\s+(?:(?:van|von|de|der|la|O['’])\\s*)?${capital}){0,2}`,
    'gu',
  ),
};

const byName: readonly (readonly [RegExp, ValueKind])[] = [
  [/price|cost|fee|amount|total|salary|budget|rate|rent|charge|£|€|\$|wage|fare/i, 'money'],
  [
    /^(?:opens|closes|start|starts|end|ends|from|until|time|departs|departure|arrives|arrival|begins)$/i,
    'time',
  ],
  [/hours|opening|open|time|slot/i, 'hours'],
  [/size|dimension|measure/i, 'size'],
  [/distance|km|miles|length|far/i, 'distance'],
  [/\bage\b|years old/i, 'age'],
  [/percent|share|%|discount|growth/i, 'percent'],
  [/date|due|deadline|day|when|by\b|month|start|end/i, 'day'],
  [/phone|tel|mobile/i, 'phone'],
  [/e-?mail/i, 'email'],
  [/quantity|qty|number of|count|sold|stock|units|pieces|seats|capacity|score|points|weight/i, 'quantity'],
  [/town|city|place|location|home|country|where|destination/i, 'place'],
  [
    /owner|who|person|responsible|assignee|participant|attendee|employee|guest|speaker|winner|player|\bname\b|member|lead/i,
    'person',
  ],
];

/** What a column of this name most likely holds. */
export const kindNamed = (name: string): ValueKind =>
  byName.find(([pattern]) => pattern.test(name))?.[1] ?? 'text';

/** A value that was found in a text. */
export interface Value {
  cell: string;
  start: number;
  end: number;
}

/** The values of a kind in a text, in order. */
export const valuesOf = (kind: Exclude<ValueKind, 'text'>, text: string): Value[] =>
  Array.from(text.matchAll(valuePatterns[kind]), (match) => ({
    cell: (match.slice(1).find(Boolean) ?? match[0]).trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
