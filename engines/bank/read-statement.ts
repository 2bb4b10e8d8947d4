import type { Columns, ReadStatement } from './bank-line.ts';
import { readCamt } from './camt/read-camt.ts';
import { readCsvStatement } from './csv/read-csv-statement.ts';

/**
 * Reads a bank statement, CAMT.053 or CSV, by what stands in it rather than by the file's name. What `chosen` says of
 * the columns of a CSV file counts more than their names.
 */
export function readStatement(text: string, chosen?: Columns): ReadStatement {
  const begun = text.replace(/^\uFEFF/, '').trimStart();
  if (begun === '') return { problem: 'This file is empty. Choose a statement with at least one line.' };
  if (begun.startsWith('<')) return readCamt(begun);
  if (begun.startsWith('%PDF') || begun.includes('\0'))
    return { problem: 'This file isn’t text. Ask your bank for the statement as CAMT.053 (XML) or CSV.' };
  return readCsvStatement(text, chosen);
}
