import { storedZip } from './stored-zip.ts';
import { xmlText } from './xml-text.ts';

/** What a cell of a sheet can hold; a date is `2026-03-12`, with `T09:30` where it has a time. */
export type SheetCell = string | number | boolean | { date: string } | null;

/** A sheet: the names of its columns, then its rows. */
export interface Sheet {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly SheetCell[])[];
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const longestText = 32_767;

/** The looks that a cell can have, by their numbers in `styles`. */
const look = { bold: 1, date: 2, time: 3 };
const styles = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const escaped = (text: string): string => xmlText(text.slice(0, longestText));

/** A, B, … Z, AA: the name of a column. */
function columnName(at: number): string {
  let name = '';
  for (let left = at; left >= 0; left = Math.floor(left / 26) - 1)
    name = String.fromCharCode(65 + (left % 26)) + name;
  return name;
}

/** Days since the end of 1899, as spreadsheets count them; null for dates that they don't know. */
function serialOf(date: string): number | null {
  const [, day = '', clock] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(date) ?? [];
  const ms = Date.parse(`${day}T${clock ?? '00:00'}:00Z`);
  const serial = ms / 86_400_000 + 25_569;
  return Number.isFinite(serial) && serial >= 61 ? serial : null;
}

const textCell = (place: string, text: string, style?: number): string =>
  `<c r="${place}"${style ? ` s="${style}"` : ''} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function cellOf(cell: SheetCell, place: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : '';
  if (typeof cell === 'string') return textCell(place, cell);
  const serial = serialOf(cell.date);
  if (serial === null) return textCell(place, cell.date);
  return `<c r="${place}" s="${cell.date.includes('T') ? look.time : look.date}"><v>${serial}</v></c>`;
}

const lengthOf = (cell: SheetCell | undefined): number =>
  cell == null ? 0 : typeof cell === 'object' ? cell.date.length : String(cell).length;

function sheetXml({ columns, rows }: Sheet): string {
  const some = rows.slice(0, 200);
  const widths = columns.map((name, at) =>
    Math.min(60, Math.max(8, name.length + 2, ...some.map((row) => lengthOf(row[at]) + 2))),
  );
  const cols = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const first = columns.map((name, at) => textCell(`${columnName(at)}1`, name, look.bold)).join('');
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 2}">${row.map((cell, column) => cellOf(cell, `${columnName(column)}${at + 2}`)).join('')}</row>`,
  );
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${cols ? `<cols>${cols}</cols>` : ''}<sheetData><row r="1">${first}</row>${lines.join('')}</sheetData></worksheet>`;
}

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`;

/** An Excel file of one sheet. Texts are texts: what looks like a formula is not run. */
export function workbookOf(sheet: Sheet): Uint8Array<ArrayBuffer> {
  const name = escaped(sheet.name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${name || 'Rows'}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
  };
  return storedZip(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, head + text])));
}
