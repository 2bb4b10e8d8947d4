import { longDay } from '#lib/time/day-words.ts';
import type { PdfBlock } from '../kit/pdf/blocks.ts';
import { makePdf } from '../kit/pdf/make-pdf.ts';
import type { PaperSize } from '../kit/pdf/paper-size.ts';
import { addressOf } from './check-address.ts';
import type { Paper } from './paper.ts';

/** In lines without a hyphen at their ends: whatever reads the PDF would take it for the break of a word. */
function foldedCode(code: string): string {
  const lines: string[] = [];
  let rest = code;
  while (rest.length > 110) {
    let end = 110;
    while (rest[end] === '-' || rest[end - 1] === '-') end -= 1;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...lines, rest].join('\n');
}

/** The contents of the sheet: long names get smaller letters, so that it stays one page. */
export function blocksOf(paper: Paper): PdfBlock[] {
  const { name, subject, issuer, number, day, code } = paper;
  return [
    { is: 'space', height: 22 },
    { is: 'heading', level: 3, text: issuer, size: 12, lines: 1 },
    { is: 'space', height: 22 },
    { is: 'text', text: 'This certifies that', size: 13, look: 'quiet' },
    { is: 'heading', text: name, size: 44, lines: 2 },
    { is: 'text', text: 'has completed', size: 13, look: 'quiet' },
    { is: 'heading', text: subject, level: 2, size: 24, lines: 2 },
    { is: 'space', height: 18 },
    {
      is: 'columns',
      shares: [1, 3.4],
      parts: [
        [
          {
            is: 'code',
            text: addressOf(code),
            alt: 'Code to check this certificate',
            size: 130,
          },
        ],
        [
          {
            is: 'facts',
            lines: [
              ['Number', number],
              ['Issued', longDay(day)],
            ],
          },
          {
            is: 'text',
            text: 'Scan the code to check this certificate, or drop this file on the same page.',
            look: 'quiet',
          },
          { is: 'text', text: `Code: ${foldedCode(code)}`, look: 'quiet', size: 5.5 },
        ],
      ],
    },
  ];
}

/** The sheet as a PDF. */
export const printPaper = (paper: Paper, size: PaperSize): Promise<Blob> =>
  makePdf(blocksOf(paper), {
    size,
    landscape: true,
    framed: true,
    lang: 'en-GB',
    title: `${paper.subject}: ${paper.name}`,
    author: paper.issuer,
  });
