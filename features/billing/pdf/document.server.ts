import { spacedIban } from '#lib/money/iban.ts';
import { addressLines } from '../address.ts';
import { countryName } from '../countries.ts';
import { dayText } from '../day-text.ts';
import { epcText } from '../epc.ts';
import { planWords } from '../instalments.ts';
import type { Invoice, Line, Quote } from '../queries.server.ts';
import type { Seller } from '../seller.ts';
import { supplyText } from '../supply.ts';
import type { Faces } from './faces.server.ts';
import { drawLines } from './lines.server.ts';
import { ink, mute, Paper } from './paper.server.ts';
import { drawSums } from './sums.server.ts';

/** What a document is printed from. */
export interface Printed {
  kind: 'quote' | 'invoice' | 'credit';
  row: Quote | Invoice;
  lines: readonly Line[];
  /** Of a credit note: the number of the invoice that it takes back. */
  corrects?: string;
}

const headings = { quote: 'Quote', invoice: 'Invoice', credit: 'Credit note' } as const;
/** Below this line stands the foot. */
const bottom = 742;

function factsOf({ row, corrects }: Printed): [string, string][] {
  const facts: [string, string][] = [['Number', row.number ?? '']];
  if ('issuedOn' in row) {
    facts.push(['Issued', dayText(row.issuedOn ?? '')]);
    if (row.dueOn) facts.push(['Due', dayText(row.dueOn)]);
    if (supplyText(row)) facts.push(['Date of supply', supplyText(row)]);
    if (row.parts > 1) facts.push(['Part', `${row.part} of ${row.parts}`]);
    if (corrects) facts.push(['For invoice', corrects]);
  } else {
    facts.push(['Made', dayText(row.createdAt.toISOString().slice(0, 10))]);
    facts.push(['Valid until', dayText(row.validUntil)]);
  }
  if (row.buyer.vatId) facts.push(['Your VAT number', row.buyer.vatId]);
  return facts;
}

function drawHead(paper: Paper, printed: Printed): number {
  const { row, kind } = printed;
  const { seller, buyer } = row;
  paper.mark(paper.left, 48, 22);
  paper.write(seller.name, paper.left + 31, 63.5, { face: 'strong', size: 10.5 });
  paper.write(headings[kind], paper.left, 124, { face: 'display', size: 34 });

  // Where the window of an envelope is.
  const sender = [seller.name, seller.street, `${seller.postalCode} ${seller.city}`]
    .filter(Boolean)
    .join(' · ');
  paper.write(paper.wrap(sender, 260, { size: 7 })[0] ?? '', paper.left, 166, { size: 7, colour: mute });
  let y = 184;
  addressLines(buyer, seller.country)
    .flatMap((line, place) =>
      paper
        .wrap(line, 250, { face: place === 0 ? 'strong' : 'text', size: 10.5 })
        .map((part) => ({ part, place })),
    )
    .forEach(({ part, place }) => {
      paper.write(part, paper.left, y, { face: place === 0 ? 'strong' : 'text', size: 10.5 });
      y += 15;
    });

  let beside = 166;
  const column = 356;
  paper.rule(beside - 12, { from: column, weight: 1.2, colour: ink });
  for (const [term, text] of factsOf(printed)) {
    paper.write(term, column, beside + 4, { size: 9, colour: mute });
    const parts = paper.wrap(text, paper.right - column - 84, { size: 9, face: 'text' });
    for (const part of parts) {
      paper.write(part, paper.right, beside + 4, { size: 9, face: 'strong', align: 'right' });
      beside += 12;
    }
    beside += 5;
    paper.rule(beside - 4, { from: column });
    beside += 4;
  }
  return Math.max(y, beside) + 26;
}

function drawSubject(paper: Paper, { row, kind }: Printed, top: number): number {
  let y = top;
  for (const line of paper.wrap(row.title, paper.right - paper.left, { face: 'display', size: 15 })) {
    paper.write(line, paper.left, y, { face: 'display', size: 15 });
    y += 19;
  }
  const words = [row.note, kind === 'credit' && 'reason' in row ? row.reason : '']
    .filter(Boolean)
    .join('\n\n');
  for (const line of words ? paper.wrap(words, 400, { size: 9.5 }) : []) {
    if (y > bottom) {
      paper.turn();
      y = 72;
    }
    paper.write(line, paper.left, y, { size: 9.5, colour: mute });
    y += 13.5;
  }
  return y + 14;
}

/** How it is paid, or what happens next; beside it the code for a banking app, where there is one. */
function drawPayment(paper: Paper, { row, kind }: Printed, top: number): void {
  const { seller } = row;
  const code =
    kind === 'invoice'
      ? epcText({
          name: seller.accountHolder,
          iban: seller.iban,
          bic: seller.bic,
          amount: row.gross,
          currency: row.currency,
          reference: row.number ?? '',
        })
      : null;
  const words = paymentWords(row, kind);
  const height = Math.max(words.length * 14, code ? 84 : 0) + 24;
  let y = top + 18;
  if (y + height > bottom) {
    paper.turn();
    y = 84;
  }
  const textLeft = code ? paper.left + 96 : paper.left;
  if (code) paper.code(code, paper.left, y - 9, 78);
  for (const [place, line] of words.entries())
    for (const part of paper.wrap(line, paper.right - textLeft, { size: 9.5 })) {
      paper.write(part, textLeft, y, { face: place === 0 ? 'strong' : 'text', size: 9.5 });
      y += 14;
    }
}

function paymentWords(row: Quote | Invoice, kind: Printed['kind']): string[] {
  const { seller } = row;
  if ('instalments' in row)
    return [
      ...(row.instalments.length > 0 ? [`Paid in parts: ${planWords(row)}`] : []),
      'To accept',
      'Open the link in our email, or this quote in your account, and choose “Accept”. You will get the invoice immediately.',
    ];
  if (kind === 'credit')
    return [
      'We refund anything you have overpaid',
      'We use the same payment method, unless you tell us otherwise.',
    ];
  const due = 'dueOn' in row && row.dueOn ? ` by ${dayText(row.dueOn)}` : '';
  if (seller.iban === '')
    return [
      `Please pay${due}`,
      'Use the link in our email. Our bank details are not set up yet, so please ask us before you transfer money.',
    ];
  return [
    `Please pay${due}, with the reference ${row.number}`,
    `${seller.accountHolder}, IBAN ${spacedIban(seller.iban)}`,
    [seller.bic ? `BIC ${seller.bic}` : '', seller.bank].filter(Boolean).join(', '),
  ].filter(Boolean);
}

function drawFoot(paper: Paper, seller: Seller, number: string, sheet: number, sheets: number): void {
  const place = [`${seller.postalCode} ${seller.city}`.trim(), countryName(seller.country)]
    .filter(Boolean)
    .join(', ');
  const columns = [
    [seller.name, seller.street, place],
    [seller.email, seller.phone, seller.register],
    [
      seller.vatId ? `VAT number ${seller.vatId}` : '',
      seller.taxNumber ? `Tax number ${seller.taxNumber}` : '',
    ],
  ].map((lines) => lines.filter(Boolean));
  paper.rule(768);
  columns.forEach((lines, column) => {
    const x = paper.left + column * 176;
    lines
      .flatMap((line) => paper.wrap(line, 166, { size: 7.5 }))
      .slice(0, 4)
      .forEach((line, down) => {
        paper.write(line, x, 781 + down * 10, { size: 7.5, colour: mute });
      });
  });
  paper.write(`${number}  ${sheet} / ${sheets}`, paper.right, 820, {
    face: 'figures',
    size: 7.5,
    colour: mute,
    align: 'right',
  });
}

/** Prints a quote, an invoice or a credit note. The same row gives the same bytes. */
export async function printDocument(printed: Printed, faces: Faces): Promise<Buffer> {
  const { row, kind } = printed;
  const day = 'issuedOn' in row && row.issuedOn ? row.issuedOn : row.createdAt.toISOString().slice(0, 10);
  const number = row.number ?? '';
  const paper = Paper.open({ title: `${headings[kind]} ${number}`, author: row.seller.name, day }, faces);
  let y = drawSubject(paper, printed, drawHead(paper, printed));
  y = drawLines(paper, printed.lines, { currency: row.currency, top: y, bottom });
  y = drawSums(paper, row, { top: y, bottom, kind });
  drawPayment(paper, printed, y);
  return paper.finish((sheet, sheets) => drawFoot(paper, row.seller, number, sheet, sheets));
}
