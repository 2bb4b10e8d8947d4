import PDFDocument from 'pdfkit';
import { docxFile, wordParagraph } from '#engines/documents/testing/make-files.ts';

/** A line on a page: where it begins, how large it is. */
export interface Placed {
  text: string;
  x: number;
  y: number;
  size?: number;
}

// The built-in faces of PDF know Western European letters alone.
const westernOnly = (text: string) =>
  text
    .replace(/ı/g, 'i')
    .replace(/[^\x20-\x7E\xA0-\xFF–—’•]/g, (sign) => sign.normalize('NFD').replace(/[^\x20-\x7E]/g, ''));

/** A page of A4 with text at these places, in this order. */
export async function placedPdf(lines: readonly Placed[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  for (const { text, x, y, size = 10 } of lines)
    pdf.fontSize(size).text(westernOnly(text), x, y, { lineBreak: false });
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

const asXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const wordLines = (lines: readonly string[]): string =>
  lines.map((line) => wordParagraph(asXml(line))).join('');
/** A table of Word: each cell holds some lines. */
export const wordTable = (rows: readonly (readonly (readonly string[])[])[]): string =>
  `<w:tbl>${rows
    .map((cells) => `<w:tr>${cells.map((lines) => `<w:tc>${wordLines(lines)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;
export const wordFile = (body: string): Uint8Array => docxFile(body);
export const textBytes = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(lines.join('\n'));
