import { setApart } from '#lib/money/grouped.ts';
import { decimalOf, moneyText, scaled } from '#lib/money/money.ts';
import { quantityText } from '../quantity-text.ts';
import type { Line } from '../queries.server.ts';
import { percentText } from '../tax.ts';
import { ink, mute, type Paper } from './paper.server.ts';

interface Table {
  currency: string;
  top: number;
  bottom: number;
}

const step = 13;
/** Right ends of the columns of figures. */
const ends = { quantity: 362, price: 448 };
const words = { left: 80, width: 196 };

function drawTableHead(paper: Paper, y: number, currency: string): number {
  const style = { size: 8.5, colour: mute };
  paper.write('No.', paper.left, y, style);
  paper.write('What', words.left, y, style);
  paper.write('Quantity', ends.quantity, y, { ...style, align: 'right' });
  paper.write('Price each', ends.price, y, { ...style, align: 'right' });
  paper.write(`Amount in ${currency}`, paper.right, y, { ...style, align: 'right' });
  paper.rule(y + 7, { weight: 1.2, colour: ink });
  return y + 24;
}

/** An amount without the currency, which the table's head shows; thousands are separated. */
export const figure = (amount: number, currency: string): string => setApart(decimalOf(amount, currency));

/** Draws the lines as a table whose head is repeated on every sheet; gives where it ends. A line is never cut in two unless it is longer than a sheet. */
export function drawLines(paper: Paper, lines: readonly Line[], { currency, top, bottom }: Table): number {
  let y = top + 70 > bottom ? turned(paper) : top;
  y = drawTableHead(paper, y, currency);
  for (const line of lines) {
    const parts = paper.wrap(line.description, words.width);
    const less = line.discount > 0 ? `less ${percentText(line.discount)}` : '';
    const height = (parts.length + (less ? 1 : 0)) * step;
    if (y + height > bottom) y = drawTableHead(paper, turned(paper), currency);
    const figures = { face: 'figures', size: 8.5, align: 'right' } as const;
    paper.write(String(line.position), paper.left, y, { face: 'figures', size: 8.5, colour: mute });
    paper.write(quantityText(line.quantity, line.unit), ends.quantity, y, { size: 9, align: 'right' });
    paper.write(figure(line.unitPrice, currency), ends.price, y, figures);
    paper.write(figure(line.net, currency), paper.right, y, figures);
    for (const part of parts) {
      if (y > bottom) y = drawTableHead(paper, turned(paper), currency);
      paper.write(part, words.left, y);
      y += step;
    }
    if (less) {
      paper.write(
        `${less} of ${moneyText(scaled(line.quantity, line.unitPrice, 1000), currency)}`,
        words.left,
        y,
        { size: 8.5, colour: mute },
      );
      y += step;
    }
    paper.rule(y - 4);
    y += 11;
  }
  return y;
}

function turned(paper: Paper): number {
  paper.turn();
  return 72;
}
