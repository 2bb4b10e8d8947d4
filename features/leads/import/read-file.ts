import { readCsv } from '#lib/files/csv-read.ts';
import { grouped } from '#lib/money/grouped.ts';
import { byColumns, type ImportRow } from './columns.ts';

const mostRows = 2000;
const mostUnused = 100;

/** The words of a file: spreadsheets that do not write UTF-8 write Windows-1252. */
function wordsOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What a file holds, as far as its headings say what that is. */
export interface ReadFile {
  rows: ImportRow[];
  /** Headings that mean nothing here. */
  unused: string[];
}

/** Reads a file of contacts. If nothing can be read, it throws an error whose message says why. */
export function readFile(bytes: Uint8Array): ReadFile {
  const text = wordsOf(bytes);
  if (text.includes('\0'))
    throw new Error('This isn’t a CSV file. Save the list as CSV and choose that file.');
  const read = readCsv(text);
  if (read.openQuote !== null) throw new Error(`A quotation mark in line ${read.openQuote} is never closed.`);
  const { rows: all, used, unused } = byColumns(read);
  const rows = all.filter(({ fields }) => Object.keys(fields).length > 0);
  if (!used.some((heading) => /mail/i.test(heading)))
    throw new Error('The first line has no column called “Email”.');
  if (rows.length === 0) throw new Error('There are no lines below the headings.');
  if (rows.length > mostRows)
    throw new Error(`There are ${grouped(rows.length)} lines; ${grouped(mostRows)} can be imported at once.`);
  return { rows, unused: unused.slice(0, mostUnused) };
}
