import encode from 'qr';
import type { PdfBlock } from './blocks.ts';
import { drawList } from './draw-list.ts';
import { drawTable } from './draw-table.ts';
import { type Band, ink, mute, type Sheet, type Style } from './sheet.ts';
import { printed } from './world-letters.ts';

type Element = PDFKit.PDFStructureElement;
type Of<Kind extends PdfBlock['is']> = Extract<PdfBlock, { is: Kind }>;

const headingSizes = { 1: 26, 2: 15, 3: 11.5 } as const;

/** Lines of one paragraph, as one element of the structure. */
function drawLines(
  sheet: Sheet,
  parent: Element,
  tag: string,
  text: string,
  style: Style,
  band: Band,
  align = 'left',
) {
  const lines = sheet.wrap(text, band.width, style);
  const within = printed(text);
  const step = style.size * (style.face === 'display' && !sheet.isTall(within) ? 1.15 : 1.42);
  sheet.need(Math.min(lines.length, 3) * step);
  parent.add(
    sheet.doc.struct(tag, {}, () => {
      for (const line of lines) {
        sheet.need(step);
        const free = band.width - sheet.measure(line, { ...style, within });
        const x = band.left + (align === 'center' ? free / 2 : align === 'right' ? free : 0);
        sheet.write(line, x, sheet.y + style.size, { ...style, within });
        sheet.y += step;
      }
    }),
  );
}

const smallest = 8;

function drawHeading(sheet: Sheet, parent: Element, block: Of<'heading'>, band: Band) {
  const { text, level = 1, align, lines = Number.POSITIVE_INFINITY } = block;
  const style: Style = { face: level === 3 ? 'strong' : 'display', size: block.size ?? headingSizes[level] };
  while (style.size > smallest && sheet.wrap(text, band.width, style).length > lines) style.size -= 1;
  if (sheet.y > sheet.top) sheet.y += level === 1 ? 0 : 10;
  sheet.need(style.size * 1.3 + 30);
  drawLines(sheet, parent, `H${level}`, text, style, band, align);
  sheet.y += level === 1 ? 8 : 4;
}

function drawText(sheet: Sheet, parent: Element, block: Of<'text'>, band: Band) {
  const { text, look = 'plain', size = look === 'quiet' ? 8.5 : 10, align } = block;
  const style: Style = {
    face: look === 'strong' ? 'strong' : 'text',
    size,
    colour: look === 'quiet' ? mute : ink,
  };
  drawLines(sheet, parent, 'P', text, style, band, align);
  sheet.y += 5;
}

function drawFacts(sheet: Sheet, parent: Element, block: Of<'facts'>, band: Band) {
  const name: Style = { face: 'text', size: 9, colour: mute };
  const value: Style = { face: 'strong', size: 9.5 };
  const widest = Math.max(0, ...block.lines.map(([one]) => sheet.measure(one, name)));
  const column = Math.min(widest + 18, band.width * 0.5);
  for (const [term, text] of block.lines) {
    const [terms, texts] = [
      sheet.wrap(term, column - 12, name),
      sheet.wrap(text, band.width - column, value),
    ];
    sheet.need(Math.max(terms.length, texts.length) * 13.5);
    const top = sheet.y;
    // One paragraph for both, so that they are read together.
    parent.add(
      sheet.doc.struct('P', {}, () => {
        for (const [down, one] of terms.entries()) sheet.write(one, band.left, top + 9.5 + down * 13.5, name);
        for (const [down, one] of texts.entries())
          sheet.write(one, band.left + column, top + 9.5 + down * 13.5, value);
      }),
    );
    sheet.y = top + Math.max(terms.length, texts.length) * 13.5 + 2;
  }
  sheet.y += 5;
}

function drawCode(sheet: Sheet, parent: Element, block: Of<'code'>, band: Band) {
  const { text, alt, size = 92 } = block;
  sheet.need(size);
  const { doc, y } = sheet;
  const x = band.left;
  const figure = { alt, bbox: [x, y, x + size, y + size] };
  parent.add(
    doc.struct('Figure', figure, () => {
      const bordered = encode(text, 'raw', { ecc: 'low', border: 1 });
      const data = bordered.slice(1, -1).map((row) => row.slice(1, -1));
      const part = size / data.length;
      data.forEach((row, down) => {
        row.forEach((dark, across) => {
          if (dark) doc.rect(x + across * part, y + down * part, part, part);
        });
      });
      doc.fill(ink);
    }),
  );
  sheet.y += size + 6;
}

function drawDrawing(sheet: Sheet, parent: Element, block: Of<'drawing'>, band: Band) {
  const { paths, box, alt } = block;
  const width = Math.min(block.width, band.width);
  const scale = width / box[0];
  const height = box[1] * scale;
  sheet.need(height);
  const { doc, y } = sheet;
  const figure = { alt, bbox: [band.left, y, band.left + width, y + height] };
  parent.add(
    doc.struct('Figure', figure, () => {
      doc.save().translate(band.left, y).scale(scale).lineWidth(2.2).lineCap('round').lineJoin('round');
      for (const path of paths) doc.path(path).stroke(ink);
      doc.restore();
    }),
  );
  sheet.y += height + 2;
}

function drawPicture(sheet: Sheet, parent: Element, block: Of<'picture'>, band: Band) {
  const { jpeg, box, alt } = block;
  const scale = Math.min(band.width / box[0], (sheet.bottom - sheet.top) / box[1]);
  const [width, height] = [box[0] * scale, box[1] * scale];
  sheet.need(height);
  const { doc, y } = sheet;
  const figure = { alt, bbox: [band.left, y, band.left + width, y + height] };
  parent.add(
    doc.struct('Figure', figure, () => doc.image(jpeg.slice().buffer, band.left, y, { width, height })),
  );
  sheet.y += height + 8;
}

function drawQuote(sheet: Sheet, parent: Element, { text, from }: Of<'quote'>, band: Band) {
  const within = { left: band.left + 14, width: band.width - 14 };
  const quote = sheet.doc.struct('BlockQuote');
  parent.add(quote);
  drawLines(sheet, quote, 'P', text, { face: 'text', size: 10 }, within);
  drawLines(sheet, quote, 'P', from, { face: 'text', size: 8.5, colour: mute }, within);
  quote.end();
  sheet.y += 6;
}

function drawColumns(sheet: Sheet, parent: Element, block: Of<'columns'>, band: Band) {
  const gap = 24;
  const shares = block.parts.map((_, place) => block.shares?.[place] ?? 1);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const room = band.width - gap * (block.parts.length - 1);
  const top = sheet.y;
  let [left, lowest] = [band.left, top];
  block.parts.forEach((blocks, place) => {
    const width = (room * (shares[place] ?? 1)) / whole;
    sheet.y = top;
    drawBlocks(sheet, parent, blocks, { left, width });
    lowest = Math.max(lowest, sheet.y);
    left += width + gap;
  });
  sheet.y = lowest;
}

/** Draws everything below what is there already, and names it in the document's structure. */
export function drawBlocks(sheet: Sheet, parent: Element, blocks: readonly PdfBlock[], band: Band): void {
  for (const block of blocks) {
    if (block.is === 'heading') drawHeading(sheet, parent, block, band);
    else if (block.is === 'text') drawText(sheet, parent, block, band);
    else if (block.is === 'list') drawList(sheet, parent, block.items, band);
    else if (block.is === 'quote') drawQuote(sheet, parent, block, band);
    else if (block.is === 'picture') drawPicture(sheet, parent, block, band);
    else if (block.is === 'facts') drawFacts(sheet, parent, block, band);
    else if (block.is === 'table') drawTable(sheet, parent, block, band);
    else if (block.is === 'columns') drawColumns(sheet, parent, block, band);
    else if (block.is === 'code') drawCode(sheet, parent, block, band);
    else if (block.is === 'drawing') drawDrawing(sheet, parent, block, band);
    else if (block.is === 'space') sheet.y += block.height;
    else {
      sheet.need(16);
      sheet.rule(sheet.y + 6, band);
      sheet.y += 16;
    }
  }
}
