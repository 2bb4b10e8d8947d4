import { numberWords } from '../clauses/number-words.ts';
import { tidyDay, tidyMoney, tidyOrdinal } from './tidy-values.ts';
import { number, type Value, type ValueKind, valuesOf } from './value-kinds.ts';

/** A column: what its cells are, and where a piece of text has such values. */
export interface Column {
  name: string;
  kind: ValueKind;
  /** Columns with the same key share the values of a row, in order. */
  key: string;
  find: (record: string) => Value[];
}

const byName: readonly (readonly [RegExp, readonly ValueKind[]])[] = [
  [/^(?:amount|value|estimate)$/i, ['money', 'measure', 'quantity']],
  [/^(?:result|score|final score)$/i, ['score', 'quantity', 'text']],
  [/^(?:quarter|round|prize|half|stage|lap)$/i, ['turn', 'text']],
  [
    /price|cost|fee|amount|total|salary|budget|\brate\b|rent\b|\bcharge|£|€|\$|wage|fare|estimate|\bbid|deposit|raised|value/i,
    ['money'],
  ],
  [/\p{L}{3,} by$/iu, ['person']],
  [/^(?:months|weeks|years|nights)$/i, ['quantity']],
  [/^(?:opens?|closes?|starts?|ends?|from|until|begins?)$/i, ['time', 'day']],
  [/^(?:departs?|departure|arriv\w+|leaves)\b/i, ['time', 'day']],
  [/^time$|duration|takes/i, ['duration', 'hours', 'time']],
  [/hours|opening|\bopen\b|\btime|slot/i, ['hours', 'time', 'duration']],
  [/size|dimension/i, ['size', 'length']],
  [/distance|height|width|length|depth|\bfar\b|diameter|thickness/i, ['length', 'duration']],
  [/weight|\bdose/i, ['weight', 'measure']],
  [/volume|capacity/i, ['volume', 'quantity']],
  [/storage|memory|\bdata\b/i, ['storage']],
  [/\bage\b|years old/i, ['age']],
  [/percent|share|%|discount|growth/i, ['percent']],
  [/date|due|deadline|\bdays?\b|when|\bby\b|month/i, ['day']],
  [/extension/i, ['phone', 'quantity']],
  [/phone|\btel\b|mobile/i, ['phone', 'text']],
  [/temperature|degrees/i, ['quantity']],
  [/screen|display/i, ['length', 'text']],
  [/e-?mail/i, ['email']],
  [/^(?:place|rank|position|pos|finish)$/i, ['ordinal', 'place']],
  [/^(?:built|since|year|founded|opened|established|from)\b/i, ['year', 'day']],
  [/population|people|visitors|votes|staff|pages|goals|wins|copies|tickets|rooms|members/i, ['quantity']],
  [/quantity|qty|number of|count|\bsold\b|stock|points|\bno\.?$/i, ['quantity', 'measure']],
  [/town|city|place|location|home|country|where|destination/i, ['place']],
  [
    /owner|who|person|responsible|assignee|participant|attendee|employee|guest|speaker|winner|player|\bname\b|member|lead|tenant|client|customer|contact|author|artist|coach|captain|trainer|teacher|driver|doctor/i,
    ['person'],
  ],
];

const shortUnits: Readonly<Record<string, string>> = {
  litre: 'l|ltr',
  liter: 'l',
  minute: 'mins?',
  hour: 'h|hrs?',
  kilometre: 'km',
  mile: 'mi',
  metre: 'm',
  kilo: 'kg',
  gram: 'g',
  seat: 'chairs|places|people',
  user: 'seats|people',
};
const counting = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

/** Numbers beside the word that names a column: '20 seats', 'two coats', 'platform 3', 'seats 12'. */
function numbersBeside(name: string): ((record: string) => Value[]) | null {
  const word = name
    .trim()
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=\p{L}{3})s$/u, '');
  if (!/^\p{L}{3,}$/u.test(word)) return null;
  const forms = [`${word.replace(/y$/, '(?:y|ie)')}s?`, shortUnits[word]].filter(Boolean).join('|');
  const short = word.length > 5 ? `|${word.slice(0, 4)}\\.?` : '';
  const said = `(?:(?:no\\.?|:|=|stood|stands|was|were|is|are|at|of)\\s*){0,2}`;
  const pattern = new RegExp(
    [
      // '20 seats', 'two coats'
      `(?<![\\p{L}\\d.,£€$])(?:(${number}|${counting})\\s?(?:${forms})\\b`,
      // 'platform 3', 'gas stood at 20418', 'temp 37.2'
      `\\b(?:${word}s?${short})\\s*${said}(\\d+(?:[.,]\\d+)*[a-z]?)(?![\\d:]|[.,]\\d|\\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))`,
      // 'no limit', 'any number of seats'
      `\\b(no limit|unlimited|any number|no)\\s(?:on |of )?(?:${forms})\\b`,
      // '6690 for the electricity'
      `(?<![\\p{L}\\d.,£€$])(${number})\\s(?:for|of|in)\\s(?:the\\s)?${word}s?\\b)`,
    ].join('|'),
    'giu',
  );
  return (record) =>
    Array.from(record.matchAll(pattern), (match) => {
      const figure = (match.slice(1).find(Boolean) ?? '').toLowerCase();
      const cell = figure === 'no' ? '0' : numberWords(figure);
      return { cell, start: match.index, end: match.index + match[0].length };
    });
}

/** A thing that is called by the column's word and a sign: 'Room A', 'Lot 4'. */
function signedBy(name: string): (record: string) => Value[] {
  const word = name.trim().replace(/s$/i, '');
  const pattern = new RegExp(
    `\\b${word}\\s+(\\d{1,4}[a-z]?|\\p{Lu}\\d*)(?![\\p{L}\\d.,]\\d|[\\p{L}\\d])`,
    'giu',
  );
  return (record) =>
    Array.from(record.matchAll(pattern), (match) => ({
      cell: /^\d/.test(match[1] ?? '') ? (match[1] ?? '') : match[0],
      start: match.index,
      end: match.index + match[0].length,
    })).filter(({ cell }) => /^\d|\p{Lu}\d*$/u.test(cell));
}

const tidyCell: Partial<Record<ValueKind, (cell: string) => string>> = {
  money: tidyMoney,
  day: tidyDay,
  ordinal: tidyOrdinal,
  time: (cell) => (/^closed$/i.test(cell) ? 'closed' : cell),
  hours: (cell) => (/^\p{L}/u.test(cell) ? cell.toLowerCase() : cell),
  quantity: (cell) => (/^(?:nothing|none|nil)$/i.test(cell) ? '' : cell),
  storage: (cell) => cell.replace(/(?<=\d)(?=[A-Z])/, ' '),
};

const finder = (kind: ValueKind) => (record: string) =>
  kind === 'text'
    ? []
    : valuesOf(kind, record).map((value) => ({ ...value, cell: (tidyCell[kind] ?? String)(value.cell) }));

const column = (name: string, kind: ValueKind): Column => ({ name, kind, key: kind, find: finder(kind) });

const word = /^\p{L}{3,}$/u;

/** What a column of this name holds in this text: of the kinds that the name allows the first that the text has. */
function columnNamed(name: string, at: number, text: string): Column {
  const beside = at > 0 ? numbersBeside(name) : null;
  if (word.test(name)) {
    // 'Room 4', or what a first column's things are numbered with: 'at number 4'.
    const signed = [signedBy(name), ...(at === 0 ? [signedBy('number')] : [])].find(
      (find) => new Set(find(text).map(({ cell }) => cell.toLowerCase())).size >= 2,
    );
    if (signed && signed(text).length >= (beside?.(text).length ?? 0))
      return { name, kind: 'text', key: `signed ${name}`, find: signed };
  }
  if (beside && beside(text).filter(({ cell }) => /[1-9]/.test(cell)).length >= 2)
    return { name, kind: 'quantity', key: `number ${name}`, find: beside };
  const kinds = byName.find(([pattern]) => pattern.test(name))?.[1] ?? ['text'];
  const fitting =
    kinds.find((kind) => kind === 'text' || valuesOf(kind, text).length > 1) ??
    kinds.find((kind) => valuesOf(kind as Exclude<ValueKind, 'text'>, text).length > 0);
  return column(name, fitting ?? kinds[0] ?? 'text');
}

/** Kinds that columns can be given whose names say nothing about them. */
const spare = ['money', 'measure', 'duration', 'percent', 'quantity'] as const;

/** Columns by their names alone. */
export const statedColumns = (names: readonly string[], text: string): Column[] =>
  names.map((name, at) => columnNamed(name, at, text));

/** The columns that were asked for. Several whose names say nothing share the figures that the text has most of. */
export function namedColumns(names: readonly string[], text: string): Column[] {
  const columns = statedColumns(names, text);
  const isOpen = ({ kind, key }: Column) => kind === 'text' && key === 'text';
  const [first] = columns;
  if (!first) return [];
  // Something has to say what a row is about: the first column, unless another can.
  const says = (each: Column) =>
    isOpen(each) || ['person', 'day', 'ordinal'].includes(each.kind) || each.key.startsWith('signed');
  if (!columns.some(says) && new Set(columns.map(({ key }) => key)).size > 1)
    columns[0] = column(first.name, 'text');
  if (first.kind === 'place' && !columns.some(({ kind }) => kind === 'person'))
    columns[0] = column(first.name, 'text');
  const open = columns.filter((each, at) => at > 0 && isOpen(each)).length;
  if (open === 0) return columns;
  const taken = columns.flatMap(({ find }) => find(text));
  const counts = spare
    .map((kind) => ({
      kind,
      count: valuesOf(kind, text).filter(
        ({ start, end }) => !taken.some((each) => start < each.end && end > each.start),
      ).length,
    }))
    .sort((one, other) => other.count - one.count);
  const [often] = counts;
  // One figure after another, two for each row at least: 'flour 2 kg (500 g), water 1 l (250 ml)'. A single column gets
  // them where the text has as many as of another column's values.
  const rows = columns.map(({ find }) => find(text).length).filter((count) => count > 1);
  const [most = often] = open === 1 ? counts.filter(({ count }) => rows.includes(count)) : [];
  const fits = most && (open > 1 ? most.count >= 2 * open : most.count > 1 && rows.includes(most.count));
  if (!fits) return columns;
  return columns.map((each, at) => (at > 0 && isOpen(each) ? column(each.name, most.kind) : each));
}

/** What a column is called when nobody named it. */
const usualNames: Partial<Record<ValueKind, string>> = {
  money: 'Price',
  hours: 'Hours',
  time: 'Time',
  duration: 'Duration',
  size: 'Size',
  measure: 'Amount',
  age: 'Age',
  percent: 'Percent',
  day: 'Day',
  phone: 'Phone',
  email: 'Email',
  quantity: 'Quantity',
  text: 'Item',
};
const usual = [
  'email',
  'phone',
  'money',
  'hours',
  'time',
  'duration',
  'size',
  'measure',
  'age',
  'percent',
  'day',
] as const;

/** Columns for a text whose reader named none: kinds of values that most rows have. */
export function usualColumns(text: string): Column[] {
  const made = (kinds: readonly ValueKind[]) => kinds.map((kind) => column(usualNames[kind] ?? '', kind));
  const counts = usual
    .map((kind) => ({ kind, count: valuesOf(kind, text).length }))
    .filter(
      ({ count, kind }, _, all) =>
        count >= 2 && !(kind === 'time' && all.some((each) => each.kind === 'hours' && each.count >= 2)),
    );
  const top = Math.max(0, ...counts.map(({ count }) => count));
  const kept = counts.filter(({ count }) => count >= top * 0.6).map(({ kind }) => kind);
  if (kept.length > 0) return made(['text', ...kept]);
  return valuesOf('quantity', text).length >= 2 ? made(['text', 'quantity']) : [];
}
