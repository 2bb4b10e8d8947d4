import { cellsOf, recordsOf } from './records.ts';
import { kindNamed, type Value, type ValueKind, valuesOf } from './value-kinds.ts';

export interface TextTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a column is called when nobody named it. */
const names: Readonly<Record<ValueKind, string>> = {
  money: 'Price',
  hours: 'Hours',
  time: 'Time',
  size: 'Size',
  distance: 'Distance',
  age: 'Age',
  percent: 'Percent',
  day: 'Day',
  phone: 'Phone',
  email: 'Email',
  quantity: 'Quantity',
  place: 'Place',
  person: 'Name',
  text: 'Item',
};

/** Words at the edges of what is left of a row once its values are taken out. */
const edge =
  /^(?:(?:the|a|an|and|our|we|you|is|are|was|were|at|for|from|to|on|in|of|by|will|be|has|have|had|costs?|cost|price[ds]?|sells?|sold|charge[sd]?|come[s]?|goes|go|with|it|each|per|open|opens|then|while|but|about|only|just|now|us|pay|away|lies|old|aged|who|lives?|should|must|needs?|due|deadline|before|until|that|there|s)\b|[\s,.;:()–—-])+|(?:\b(?:the|a|an|and|is|are|was|were|at|for|from|to|on|in|of|by|will|be|has|have|costs?|cost|priced?|sells?|sold|charged?|comes?|goes|with|it|each|open|opens|about|only|just|now|away|lies|old|aged|who|lives?|due|deadline|before|until)|[\s,.;:(–—-])+$/giu;

const cut = (text: string, values: readonly Value[]): string => {
  let left = text;
  for (const { start, end } of values.toSorted((one, other) => other.start - one.start))
    left = `${left.slice(0, start)}\u0000${left.slice(end)}`;
  return left;
};

/** What remains of a row once its values are taken out, without the little words around it. */
function restOf(text: string, values: readonly Value[]): string {
  const pieces = cut(text, values)
    .split('\u0000')
    .map((piece) => piece.replace(edge, '').replace(edge, '').trim())
    // 'The bakery sells sourdough' is about sourdough.
    .map((piece) =>
      piece.replace(/^.*\b(?:sells?|offers?|stocks?|sold|ordered|bought)\s+(?:an?\s+|the\s+)?(?=\S)/i, ''),
    );
  const first = pieces.find((piece) => /\p{L}{2}/u.test(piece)) ?? '';
  const longest = pieces.toSorted((one, other) => other.length - one.length)[0] ?? '';
  // What a row is about stands first, unless that is only a word or two before something much longer.
  return longest.length > 2 * first.length ? longest : first;
}

const order: readonly ValueKind[] = [
  'email',
  'phone',
  'money',
  'hours',
  'size',
  'time',
  'distance',
  'age',
  'percent',
  'day',
  'quantity',
  'place',
  'person',
  'text',
];

/** A number beside the word that names its column: '20 seats', 'platform 3'. */
function numberBeside(name: string, record: string): Value | null {
  const word = name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .replace(/s$/, '');
  if (word.length < 3) return null;
  const found = new RegExp(
    `(\\d+(?:[.,]\\d+)?)\\s+${word}s?\\b|\\b${word}s?\\s+(?:no\\.?\\s*)?(\\d+\\w?)\\b`,
    'iu',
  ).exec(record);
  return found
    ? { cell: found[1] ?? found[2] ?? '', start: found.index, end: found.index + found[0].length }
    : null;
}

/** Of several values the first, but a name of several words before a single large word that opens a sentence. */
function likeliest(kind: ValueKind, values: readonly Value[]): Value | undefined {
  if (kind !== 'person') return values[0];
  const names = values.filter(
    ({ cell }) =>
      !/^(?:The|A|An|In|On|At|Our|We|It|He|She|They|And|But|Then|Also|Both|Please|By)$/.test(cell),
  );
  return names.find(({ cell }) => cell.includes(' ') && !/^(?:The|Our|In|On)\b/.test(cell)) ?? names[0];
}

/** One row: each column takes the first value of its kind that no other column took; one column takes what is left. */
function rowOf(record: string, kinds: readonly ValueKind[], columns: readonly string[]): string[] {
  const cells = kinds.map(() => '');
  const taken: Value[] = [];
  const isFree = ({ start, end }: Value) => !taken.some((each) => start < each.end && end > each.start);
  for (const [column, name] of columns.entries()) {
    const value =
      kinds[column] === 'quantity' || (kinds[column] === 'text' && column > 0)
        ? numberBeside(name, record)
        : null;
    if (!value) continue;
    taken.push(value);
    cells[column] = value.cell;
  }
  for (const kind of order)
    for (const [column, own] of kinds.entries()) {
      if (own !== kind || kind === 'text' || cells[column]) continue;
      const value = likeliest(kind, valuesOf(kind, record).filter(isFree));
      if (!value) continue;
      taken.push(value);
      cells[column] = value.cell;
    }
  const texts = kinds.flatMap((kind, column) => (kind === 'text' ? [column] : []));
  const first = texts.find((column) => !cells[column]);
  if (first !== undefined) cells[first] = restOf(record, taken);
  return cells;
}

/** Kinds of values that most records have, for a text whose columns nobody named. */
function kindsIn(text: string): ValueKind[] {
  const values = order.filter(
    (kind): kind is Exclude<ValueKind, 'text'> => !['text', 'person', 'place', 'quantity'].includes(kind),
  );
  const counts = values
    .map((kind) => ({ kind, count: valuesOf(kind, text).length }))
    .filter(({ count }) => count >= 2);
  const top = Math.max(0, ...counts.map(({ count }) => count));
  const kept = counts.filter(({ count }) => count >= top * 0.6).map(({ kind }) => kind);
  if (kept.length > 0) return ['text', ...kept];
  return valuesOf('quantity', text).length >= 2 ? ['text', 'quantity'] : [];
}

/** Lines that are cells already: the same number of them in each. */
function flattened(text: string, wanted: number | null): TextTable | null {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf);
  const sized = lines.filter(
    (cells) =>
      cells.length >= 2 && cells.length === (wanted ?? lines.find((each) => each.length >= 2)?.length),
  );
  const [head, ...rows] = sized;
  if (!head || rows.length === 0 || sized.length < lines.length * 0.6) return null;
  const isHead = head.every((cell) => !/\d/.test(cell));
  return isHead ? { columns: head, rows } : { columns: head.map((_, at) => `Column ${at + 1}`), rows: sized };
}

/** 'Name: value' lines, one pair a row. */
function pairs(text: string, columns: readonly string[]): TextTable | null {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const found = lines.flatMap((line) => {
    const [, name, value] =
      /^(?:[-–—*•]\s*)?([^:]{2,40}?)\s*(?::|\.{3,}|\s[-–—]\s)\s*(\S.*)$/.exec(line) ?? [];
    return name && value ? [[name.trim(), value.replace(/[.;,]$/, '').trim()]] : [];
  });
  if (found.length < 2 || found.length < lines.length * 0.6) return null;
  return { columns: columns.length === 2 ? columns : ['Name', 'Value'], rows: found };
}

/** A table out of a text. Columns may be named; else those are taken whose values most rows have. */
export function tableFromText(text: string, named: readonly string[] = []): TextTable {
  const flat = flattened(text, named.length || null);
  if (flat) return { columns: named.length > 0 ? named : flat.columns, rows: flat.rows };
  if (named.length === 0 || named.length === 2) {
    const two = pairs(text, named);
    if (two) return two;
  }
  const kinds: ValueKind[] = named.length > 0 ? named.map(kindNamed) : kindsIn(text);
  // Something has to say what a row is about: the first column, unless people do.
  if (named.length > 0 && !kinds.includes('text') && !kinds.includes('person')) kinds[0] = 'text';
  if (kinds[0] === 'place' && !kinds.includes('person')) kinds[0] = 'text';
  const last = kinds.length - 1;
  if (
    named.length > 1 &&
    kinds.filter((kind) => kind !== 'text').length === 0 &&
    valuesOf('quantity', text).length >= 2
  )
    kinds[last] = 'quantity';
  if (kinds.length === 0) return { columns: [], rows: [] };
  const found = recordsOf(text, kinds)
    .map((record) => rowOf(record, kinds, named))
    .filter((cells) => cells.filter(Boolean).length >= Math.min(2, cells.length));
  // A line that lacks what nearly all others have is a heading or a remark.
  const isUsual = (column: number) => found.filter((cells) => cells[column]).length >= 0.7 * found.length;
  const rows = found.filter((cells) =>
    cells.every((cell, column) => cell !== '' || kinds[column] !== 'text' || !isUsual(column)),
  );
  return { columns: named.length > 0 ? named : kinds.map((kind) => names[kind]), rows };
}
