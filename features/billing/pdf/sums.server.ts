import type { Invoice, Quote } from '../queries.server.ts';
import { percentText } from '../tax.ts';
import { figure } from './lines.server.ts';
import { ink, mute, type Paper } from './paper.server.ts';

interface Place {
  top: number;
  bottom: number;
  kind: 'quote' | 'invoice' | 'credit';
}

const totals = { quote: 'Total', invoice: 'Amount due', credit: 'Credited' } as const;

/** Draws what the lines come to: discount, tax for each rate, the sum, and why no tax is shown where none is. Gives where it ends. */
export function drawSums(paper: Paper, row: Quote | Invoice, { top, bottom, kind }: Place): number {
  const { currency } = row;
  const rows: [string, number][] = [];
  if (row.discountAmount > 0)
    rows.push(
      ['Sum of the lines', row.subtotal],
      [`Discount of ${percentText(row.discount)}`, -row.discountAmount],
    );
  rows.push(['Net', row.net]);
  for (const { rate, base, tax } of row.taxes)
    if (rate > 0) rows.push([`VAT ${percentText(rate)} on ${figure(base, currency)}`, tax]);
  const note = row.taxNote ? paper.wrap(row.taxNote, paper.right - paper.left, { size: 8.5 }) : [];
  let y = top + 6;
  if (y + rows.length * 16 + 40 + note.length * 12 > bottom) {
    paper.turn();
    y = 84;
  }
  for (const [term, amount] of rows) {
    paper.write(term, 330, y, { size: 9, colour: mute });
    paper.write(figure(amount, currency), paper.right, y, { face: 'figures', size: 8.5, align: 'right' });
    y += 16;
  }
  paper.rule(y - 5, { from: 330, weight: 1.2, colour: ink });
  y += 14;
  paper.write(totals[kind], 330, y, { face: 'strong', size: 11 });
  paper.write(`${currency} ${figure(row.gross, currency)}`, paper.right, y, {
    face: 'display',
    size: 15,
    align: 'right',
  });
  y += 26;
  for (const line of note) {
    paper.write(line, paper.left, y, { size: 8.5, colour: mute });
    y += 12;
  }
  return y;
}
