import type { PdfBlock } from './blocks.ts';
import { type Band, ink, mute, type Sheet, type Style } from './sheet.ts';

type Table = Extract<PdfBlock, { is: 'table' }>;

const plain: Style = { face: 'text', size: 9 };
const strong: Style = { face: 'strong', size: 9 };
const head: Style = { face: 'text', size: 8, colour: mute };
const [step, pad, gap] = [12.5, 5, 10];

/** A table whose heads stand again on each page, and in the structure once. */
export function drawTable(
  sheet: Sheet,
  parent: PDFKit.PDFStructureElement,
  { columns, rows, total }: Table,
  band: Band,
): void {
  const { doc } = sheet;
  const shares = columns.map(({ share = 1 }) => share);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => ((band.width - gap * (columns.length - 1)) * share) / whole);
  const lefts = widths.map((_, place) =>
    widths.slice(0, place).reduce((sum, width) => sum + width + gap, band.left),
  );
  const fold = (cells: readonly string[], style: Style) =>
    columns.map((_, place) => sheet.wrap(cells[place] ?? '', widths[place] ?? 0, style));
  const heightOf = (cells: readonly string[][]) =>
    Math.max(...cells.map((lines) => lines.length)) * step + pad * 2;

  function writeCell(lines: readonly string[], place: number, style: Style) {
    const [left = 0, width = 0] = [lefts[place], widths[place]];
    lines.forEach((line, down) => {
      const x = columns[place]?.align === 'right' ? left + width - sheet.measure(line, style) : left;
      sheet.write(line, x, sheet.y + pad + 9 + down * step, style);
    });
  }
  const heads = fold(
    columns.map(({ label }) => label),
    head,
  );
  function end(cells: readonly string[][], weight = 0.6, colour?: string) {
    sheet.y += heightOf(cells);
    sheet.rule(sheet.y, band, weight, colour);
  }
  const table = doc.struct('Table');
  parent.add(table);

  function drawRow(cells: readonly string[][], style: Style, tag: 'TD' | 'TH') {
    const row = doc.struct('TR');
    table.add(row);
    cells.forEach((lines, place) => {
      const isHead = tag === 'TH' || place === 0;
      const scope = tag === 'TH' ? 'Column' : 'Row';
      // The types of the library do not know `scope`, so another attribute stands beside it.
      const said = isHead ? { scope, title: undefined } : {};
      row.add(doc.struct(isHead ? 'TH' : 'TD', said, () => writeCell(lines, place, style)));
    });
    row.end();
    end(cells, tag === 'TH' ? 1 : 0.6, tag === 'TH' ? ink : undefined);
  }
  function startPage(height: number) {
    if (!sheet.need(height)) return;
    sheet.decorate(() => {
      for (const [place, lines] of heads.entries()) writeCell(lines, place, head);
    });
    end(heads, 1, ink);
  }

  sheet.need(heightOf(heads) + 30);
  drawRow(heads, head, 'TH');
  for (const cells of rows) {
    const folded = fold(cells, plain);
    startPage(heightOf(folded));
    drawRow(folded, plain, 'TD');
  }
  if (total) {
    const folded = fold(total, strong);
    startPage(heightOf(folded));
    drawRow(folded, strong, 'TD');
  }
  table.end();
  sheet.y += 10;
}
