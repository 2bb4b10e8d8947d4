import PDFDocument from 'pdfkit';
import type { OwnDocument } from './own-document.ts';

const items = [
  ['Grinding and resharpening, bread knives', '14', '6.50', '91.00'],
  ['Scissors, tailor’s', '3', '9.00', '27.00'],
  ['New ash handle, fitted', '2', '18.40', '36.80'],
  ['Collection and return', '1', '12.00', '12.00'],
] as const;
const columns = [60, 330, 400, 470] as const;

/** An invoice as programs print it: an address, a table in columns, and small print. */
async function make(): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  pdf.fontSize(20).text('Invoice', 60, 60);
  pdf.fontSize(10);
  pdf.text('Edge & Oak Sharpening\n7 Weir Street\nHexham NE46 3PB', 60, 95);
  pdf.text('Bill to:\nThe Corner Bakery\n22 Market Place\nHexham NE46 3PD', 60, 150);
  for (const [at, [label, value]] of [
    ['Invoice number', 'EO-2026-0417'],
    ['Invoice date', '9 March 2026'],
    ['Customer number', '1182'],
    ['Due date', '23 March 2026'],
  ].entries()) {
    pdf.text(label ?? '', 330, 95 + at * 15);
    pdf.text(value ?? '', 440, 95 + at * 15);
  }
  const rows = [['Description', 'Quantity', 'Unit price', 'Amount'], ...items];
  for (const [row, cells] of rows.entries())
    for (const [at, cell] of cells.entries())
      pdf.text(cell, columns[at] ?? 60, 240 + row * 20, { lineBreak: false });
  for (const [at, [label, value]] of [
    ['Subtotal', '£166.80'],
    ['VAT 20%', '£33.36'],
    ['Total due', '£200.16'],
  ].entries()) {
    pdf.text(label ?? '', 400, 360 + at * 18, { lineBreak: false });
    pdf.text(value ?? '', 470, 360 + at * 18, { lineBreak: false });
  }
  pdf.text(
    'Please pay by bank transfer to Edge & Oak, sort code 40-11-62, account 73310948, and quote the invoice number. We charge interest of 4% above the base rate on late payments. Blades that come back blunt within 30 days are sharpened again free of charge.',
    60,
    450,
    { width: 470 },
  );
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

export const invoice: OwnDocument = {
  name: 'invoice.pdf',
  make,
  questions: [
    { question: 'When is the invoice due?', answers: ['23 March 2026'], place: '23 March 2026' },
    { question: 'How much is the total?', answers: ['£200.16', '200.16'], place: '200.16' },
    {
      question: 'How long do we have to complain about blunt blades?',
      answers: ['30 days', 'within 30 days'],
      place: 'within 30 days',
    },
  ],
};
