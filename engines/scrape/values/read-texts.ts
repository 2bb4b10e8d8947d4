import type { Kind } from './kind.ts';
import { readerOf, type Value } from './read.ts';

/** Rows of texts, read as what their columns are; null where a text does not fit, and a list of those. */
export interface ReadRows {
  values: (Value | null)[][];
  misfits: { row: number; column: number; text: string }[];
}

/** Reads rows by the kinds of their columns. How a column is written is told by all of its rows: give them together. */
export function readTexts(
  columns: readonly { kind: Kind }[],
  rows: readonly (readonly string[])[],
): ReadRows {
  const readers = columns.map(({ kind }, at) =>
    readerOf(
      kind,
      rows.map((row) => row[at] ?? ''),
    ),
  );
  const values = rows.map((row) =>
    row.map((text, at) => (text === '' ? null : (readers[at]?.(text) ?? null))),
  );
  return {
    values,
    misfits: rows.flatMap((row, at) =>
      row.flatMap((text, column) =>
        text !== '' && values[at]?.[column] === null ? [{ row: at, column, text }] : [],
      ),
    ),
  };
}
