import { readCsv } from '#lib/files/csv-read.ts';
import { decoded } from '#lib/files/decoded.ts';
import { type Table, tableOf } from '#lib/files/table.ts';
import type { Given, Problem } from './reader.ts';

/** What was brought: rows, a state that was saved as a file, or a sentence that says what to do. */
export type Brought = { table: Table } | { state: unknown } | Problem;

const mostBytes = 60_000_000;
const starts = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);

/** What a text holds: JSON of a saved state, or rows. */
export function broughtText(name: string, text: string, notes: readonly string[] = []): Brought {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'The file is empty. Choose a file with at least one row.' };
  if (trimmed.startsWith('{')) {
    try {
      return { state: JSON.parse(trimmed) as unknown };
    } catch {
      return {
        problem:
          'This looks like a file saved from this demo, but it is incomplete or was edited. Save it again.',
      };
    }
  }
  if (trimmed.includes('\0'))
    return { problem: `${name} doesn’t contain text. Use CSV, TSV or Excel (.xlsx).` };
  const { rows, lines, openQuote } = readCsv(text);
  if (openQuote !== null)
    return {
      problem: `A quotation mark on line ${openQuote} is never closed, so the rest of the file is treated as one cell. Close it and import the file again.`,
    };
  return { table: tableOf(name, rows, notes, lines) };
}

/** The rows of a file, or why they cannot be read. Nothing of it leaves the browser. */
export async function broughtFile(file: File): Promise<Brought> {
  if (file.size > mostBytes)
    return { problem: `${file.name} is larger than 60 MB. Split it into smaller files.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return {
      problem: `${file.name} has a password or is in an Excel format from before 2007. Save it as .xlsx without a password and import it again.`,
    };
  if (starts(bytes, 0x50, 0x4b)) {
    const { broughtExcel } = await import('./read-excel.ts');
    return broughtExcel(file);
  }
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46))
    return { problem: `${file.name} is a PDF. Save its table as CSV or Excel and import that.` };
  const { text, notes } = decoded(bytes);
  return broughtText(file.name, text, notes);
}

/** The rows of whatever was given. */
export const broughtGiven = async (given: Given): Promise<Brought> =>
  typeof given === 'string' ? broughtText('Pasted rows', given) : broughtFile(given);
