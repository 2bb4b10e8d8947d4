import readSheets, { type CellValue, type Sheet } from 'read-excel-file/web-worker';
import { DocumentProblem } from '#engines/documents/limits.ts';
import { checkSheets } from '#engines/documents/tables/check-sheets.ts';
import { openZip } from '#engines/documents/zip/open-zip.ts';
import { type Table, tableOf } from '#lib/files/table.ts';
import type { Problem } from './reader.ts';

/** A cell as a CSV file would hold it; days without a time stay days. */
function cellText(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date)
    return value
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/\.000Z$/, '');
  return String(value);
}

/** The first sheet with rows in it; that there are others is said. */
export async function broughtExcel(file: File): Promise<{ table: Table } | Problem> {
  let sheets: Sheet<number>[];
  try {
    checkSheets(file.name, openZip(file.name, new Uint8Array(await file.arrayBuffer())));
    sheets = await readSheets(file);
  } catch (problem) {
    if (problem instanceof DocumentProblem) return { problem: problem.message };
    return {
      problem: `${file.name} isn’t an Excel file we can read. Save it as .xlsx or CSV and import it again.`,
    };
  }
  const full = sheets.filter(({ data }) => data.length > 0);
  const [sheet] = full;
  if (!sheet) return { problem: `${file.name} has no rows. Choose a file with at least one.` };
  const notes =
    full.length > 1
      ? [`The file has ${full.length} sheets with rows. We read the first one, “${sheet.sheet}”.`]
      : [];
  const filled = sheet.data
    .map((row, at) => ({ cells: row.map(cellText), line: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const rows = filled.map(({ cells }) => cells);
  const lines = filled.map(({ line }) => line);
  return { table: tableOf(file.name, rows, notes, lines) };
}
