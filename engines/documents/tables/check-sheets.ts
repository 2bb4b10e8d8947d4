import { DocumentProblem } from '../limits.ts';
import type { Archive } from '../zip/open-zip.ts';
import { walkXml } from '../zip/walk-xml.ts';

/** How many cells a workbook may span: everything between the first cell of a sheet and its last, empty or not. */
const mostCells = 20_000_000;

/** A column by its letters: A is 1, AA is 27. */
const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

function spannedCells(sheet: string): number {
  let rows = 0;
  let columns = 0;
  walkXml(sheet, {
    open: (name, { r = '' }) => {
      if (!['c', 'row'].includes(bare(name))) return;
      const [, letters = '', digits = ''] = /^([A-Z]*)(\d+)$/.exec(r) ?? [];
      rows = Math.max(rows, Number(digits));
      columns = Math.max(columns, columnOf(letters));
    },
  });
  return rows * columns;
}

/**
 * Refuses a workbook whose cells stand too far apart, and one that lies about how much is in it. Whoever reads sheets
 * fills all cells in between: a single one in the last corner would take seventeen billion.
 */
export function checkSheets(name: string, archive: Archive): void {
  let cells = 0;
  for (const path of archive.names) {
    if (!path.endsWith('.xml')) continue;
    const text = archive.text(path);
    if (text.includes('sheetData')) cells += spannedCells(text);
  }
  if (cells > mostCells)
    throw new DocumentProblem(
      `${name} has cells so far apart that its sheets span more than 20 million. Delete the stray ones and add it again.`,
    );
}
