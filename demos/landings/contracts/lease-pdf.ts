import type { PdfBlock } from '../../kit/pdf/blocks.ts';
import { type Ink, pad } from './ink.ts';
import { betweenOf, clausesOf, type Lease, titleOf } from './lease.ts';

/** When it was signed, as it is printed under the line. */
export const signedAt = (at: string): string => `${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`;

/** The lease as one sheet of paper. */
export function pdfBlocks(lease: Lease, ink: Ink): PdfBlock[] {
  return [
    { is: 'space', height: 60 },
    { is: 'heading', text: titleOf(lease), size: 30, lines: 2 },
    { is: 'text', text: betweenOf(lease), size: 12, look: 'quiet' },
    { is: 'space', height: 18 },
    ...clausesOf(lease).flatMap((clause, index): PdfBlock[] => [
      { is: 'text', text: `${index + 1}   ${clause}`, size: 13 },
      { is: 'space', height: 8 },
    ]),
    { is: 'space', height: 30 },
    {
      is: 'drawing',
      paths: ink.paths,
      box: [pad.width, pad.height],
      width: 240,
      alt: `Signature of ${lease.tenant}`,
    },
    { is: 'rule' },
    {
      is: 'text',
      text: `${lease.tenant}, tenant, signed by ${ink.by} on ${signedAt(ink.at)}, page 1 of 1`,
      size: 10,
      look: 'quiet',
    },
  ];
}
