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

/** The longest piece that remains of a row, without the little words around it. */
function restOf(text: string, values: readonly Value[]): string {
  const pieces = cut(text, values)
    .split('\u0000')
    .map((piece) => piece.replace(edge, '').replace(edge, '').trim());
  return pieces.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

const order: readonly ValueKind[] = [
  'email',
  'phone',
  'money',
  'hours',
  'distance',
  'age',
  'percent',
  'day',
  'quantity',
  'place',
  'person',
  'text',
];

/** One row: each column takes the first value of its kind that no other column took; one column takes what is left. */
function rowOf(record: string, kinds: readonly ValueKind[]): string[] {
  const cells = kinds.map(() => '');
  const taken: Value[] = [];
  const isFree = ({ start, end }: Value) => !taken.some((each) => start < each.end && end > each.start);
  for (const kind of order)
    for (const [column, own] of kinds.entries()) {
      if (own !== kind || kind === 'text') continue;
      const value = valuesOf(kind, record).find(isFree);
      if (!value) continue;
      taken.push(value);
      cells[column] = value.cell;
    }
  const texts = kinds.flatMap((kind, column) => (kind === 'text' ? [column] : []));
  const [first] = texts;
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
  const kinds = named.length > 0 ? named.map(kindNamed) : kindsIn(text);
  if (named.length > 0 && !kinds.includes('text') && !kinds.includes('person')) kinds[0] = 'text';
  if (kinds.length === 0) return { columns: [], rows: [] };
  const rows = recordsOf(text, kinds)
    .map((record) => rowOf(record, kinds))
    .filter((cells) => cells.filter(Boolean).length >= Math.min(2, cells.length));
  return { columns: named.length > 0 ? named : kinds.map((kind) => names[kind]), rows };
}
