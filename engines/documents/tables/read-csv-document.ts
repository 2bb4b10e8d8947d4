import { readCsv } from '#lib/files/csv-read.ts';
import type { Document } from '../document.ts';
import { DocumentProblem } from '../limits.ts';
import { tablePart } from './table-part.ts';
import { typedTable } from './typed-table.ts';

/** Rows of a text file, whichever separator it has. */
export function readCsvDocument(
  name: string,
  { text, notes }: { text: string; notes: readonly string[] },
): Document {
  const { rows, openQuote } = readCsv(text);
  if (openQuote !== null)
    throw new DocumentProblem(
      `A quotation mark on line ${openQuote} of ${name} is never closed, so its rows can’t be told apart. Close it and add the file again.`,
    );
  const { table, notes: noticed } = typedTable(name, rows);
  return {
    name,
    kind: 'csv',
    title: null,
    parts: [tablePart('Rows', table)],
    tables: [table],
    notes: [...notes, ...noticed],
  };
}
