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
  if (trimmed === '') return { problem: 'There is nothing in it. Choose a file with at least one row.' };
  if (trimmed.startsWith('{')) {
    try {
      return { state: JSON.parse(trimmed) as unknown };
    } catch {
      return {
        problem: 'It looks like a saved file of this demo, but it is cut off or was edited. Save it again.',
      };
    }
  }
  if (trimmed.includes('\0'))
    return { problem: `${name} holds no text. CSV, TSV and Excel (.xlsx) can be read.` };
  const { rows, lines, openQuote } = readCsv(text);
  if (openQuote !== null)
    return {
      problem: `A quotation mark on line ${openQuote} is never shut, so the rest of the file is one cell. Shut it and bring the file again.`,
    };
  return { table: tableOf(name, rows, notes, lines) };
}

/** The rows of a file, or why they cannot be read. Nothing of it leaves the browser. */
export async function broughtFile(file: File): Promise<Brought> {
  if (file.size > mostBytes) return { problem: `${file.name} is larger than 60 MB. Cut it into parts.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return {
      problem: `${file.name} is locked with a password, or an Excel file from before 2007. Save it as .xlsx without a password and bring it again.`,
    };
  if (starts(bytes, 0x50, 0x4b)) {
    const { broughtExcel } = await import('./read-excel.ts');
    return broughtExcel(file);
  }
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46))
    return { problem: `${file.name} is a PDF. Save the table behind it as CSV or Excel.` };
  const { text, notes } = decoded(bytes);
  return broughtText(file.name, text, notes);
}

/** The rows of whatever was given. */
export const broughtGiven = async (given: Given): Promise<Brought> =>
  typeof given === 'string' ? broughtText('Pasted rows', given) : broughtFile(given);
