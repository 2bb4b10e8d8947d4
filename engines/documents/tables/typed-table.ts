import { tableOf } from '#lib/files/table.ts';
import { guessKind, readerOf } from '../../scrape/values/read.ts';
import type { Cell, Table } from '../document.ts';
import { limits } from '../limits.ts';

/** A column's texts as what most of them are: numbers, days, yes or no; whatever does not fit stays a text. */
function typedColumn(texts: readonly string[]): Cell[] {
  const kind = guessKind(texts);
  if (kind !== 'number' && kind !== 'date' && kind !== 'yes-no' && kind !== 'money')
    return texts.map((text) => text || null);
  const read = readerOf(kind, texts);
  return texts.map((text) => {
    if (text === '') return null;
    const value = read(text);
    if (value === null) return text;
    return typeof value === 'object' ? value.amount : value;
  });
}

/** Rows of texts as a table with named columns and typed cells. */
export function typedTable(
  name: string,
  given: readonly (readonly string[])[],
): { table: Table; notes: string[] } {
  const { columns, rows, notes } = tableOf(name, given.slice(0, limits.rows + 1));
  const typed = columns.map((_, at) => typedColumn(rows.map((row) => (row[at] ?? '').trim())));
  const said = given.length > limits.rows + 1 ? ['Only the first 50,000 rows were read.'] : [];
  return {
    table: { name, columns, rows: rows.map((_, row) => typed.map((cells) => cells[row] ?? null)) },
    notes: [...notes, ...said],
  };
}
