import { buffer } from 'node:stream/consumers';
import { zipped } from '../../server/zip/zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const cell = (value: string | number, place: string) =>
  typeof value === 'number'
    ? `<c r="${place}"><v>${value}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** An Excel file with one sheet, as small as the format allows. */
export function workbook(rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const line = (row: readonly (string | number)[], at: number) =>
    row.map((value, column) => cell(value, `${'ABCDEFGH'[column]}${at + 1}`)).join('');
  const lines = rows.map((row, at) => `<row r="${at + 1}">${line(row, at)}</row>`).join('');
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Figures" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines}</sheetData></worksheet>`,
  };
  const entries = Object.entries(files).map(([path, text]) => ({
    path,
    content: async () => Buffer.from(head + text),
  }));
  return buffer(zipped(entries, new Date()));
}
