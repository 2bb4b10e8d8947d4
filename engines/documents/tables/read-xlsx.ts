import readSheets, { type CellValue, type Sheet } from 'read-excel-file/web-worker';
import type { Document } from '../document.ts';
import { DocumentProblem } from '../limits.ts';
import type { Archive } from '../zip/open-zip.ts';
import { checkSheets } from './check-sheets.ts';
import { tablePart } from './table-part.ts';
import { typedTable } from './typed-table.ts';

const cellText = (value: CellValue | null): string => {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return String(value);
};

/** A workbook, a part and a table for each sheet that has rows. */
export async function readXlsx(name: string, bytes: Uint8Array, archive: Archive): Promise<Document> {
  checkSheets(name, archive);
  let sheets: Sheet<number>[];
  try {
    sheets = await readSheets(new Blob([bytes.slice()]));
  } catch {
    throw new DocumentProblem(
      `${name} is damaged or isn’t an Excel file we can read. Save it as XLSX again.`,
    );
  }
  const read = sheets
    .map(({ sheet, data }) => ({
      sheet,
      rows: data.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell !== '')),
    }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ sheet, rows }) => ({ sheet, ...typedTable(sheet, rows) }));
  return {
    name,
    kind: 'xlsx',
    title: null,
    parts: read.map(({ sheet, table }) => tablePart(`Sheet ${sheet}`, table)),
    tables: read.map(({ table }) => table),
    notes: read.flatMap(({ sheet, notes }) => notes.map((note) => `${sheet}: ${note}`)),
  };
}
