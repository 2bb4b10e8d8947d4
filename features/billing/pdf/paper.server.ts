import PDFDocument from 'pdfkit';
import encode from 'qr';
import { type Face, runsOf } from '#lib/text/print-runs.ts';
import type { Faces } from './faces.server.ts';

/** The colours of paper: what the site's light tokens are in print. */
export const ink = '#14161f';
export const mute = '#5c6070';
const rule = '#d9d8d3';

interface Style {
  face?: Face;
  size?: number;
  colour?: string;
}
interface Placed extends Style {
  align?: 'left' | 'right';
}

/** Sheets of A4 that are written on by hand: lines of text by their baseline, rules and codes. */
export class Paper {
  readonly width = 595.28;
  readonly height = 841.89;
  readonly left = 56;
  readonly right = 595.28 - 56;
  readonly #doc: PDFKit.PDFDocument;

  private constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** A first sheet; `day` is the only date in the file, so that the same document is the same bytes. */
  static open(info: { title: string; author: string; day: string }, faces: Faces): Paper {
    const doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'en',
      displayTitle: true,
      info: {
        Title: info.title,
        Author: info.author,
        Producer: '',
        Creator: '',
        CreationDate: new Date(`${info.day}T00:00:00Z`),
      },
    });
    for (const [name, data] of faces) doc.registerFont(name, data);
    doc.addPage();
    return new Paper(doc);
  }

  /** How wide a line is. */
  measure(line: string, { face = 'text', size = 9.5 }: Style = {}): number {
    return runsOf(line, face).reduce(
      (sum, run) => sum + this.#doc.font(run.file).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** Writes one line; `x` is its left or its right end, `y` its baseline. */
  write(line: string, x: number, y: number, { align = 'left', ...style }: Placed = {}): void {
    const { face = 'text', size = 9.5, colour = ink } = style;
    let at = align === 'right' ? x - this.measure(line, style) : x;
    for (const run of runsOf(line, face)) {
      const doc = this.#doc.font(run.file).fontSize(size).fillColor(colour);
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(run.text);
    }
  }

  /** A text in lines that fit a width; a word that is too long is cut. */
  wrap(text: string, width: number, style: Style = {}): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (this.measure(longer, style) <= width) {
          line = longer;
          continue;
        }
        if (line !== '') lines.push(line);
        line = word;
        while (this.measure(line, style) > width) {
          const fitting = this.#fitting(line, width, style);
          lines.push(line.slice(0, fitting));
          line = line.slice(fitting);
        }
      }
      return [...lines, line];
    });
  }

  #fitting(word: string, width: number, style: Style): number {
    let most = 1;
    while (most < word.length && this.measure(word.slice(0, most + 1), style) <= width) most += 1;
    return most;
  }

  /** A horizontal rule. */
  rule(y: number, { from = this.left, to = this.right, weight = 0.6, colour = rule } = {}): void {
    this.#doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke();
  }

  /** The brand's mark, as in the browser's tab. */
  mark(x: number, y: number, size: number): void {
    const part = size / 64;
    this.#doc.roundedRect(x, y, size, size, 16 * part).fill('#2433ff');
    this.#doc.lineWidth(4 * part).strokeColor('#ffffff');
    for (const radius of [18, 10, 3])
      this.#doc.ellipse(x + 32 * part, y + 32 * part, radius * part, 18 * part).stroke();
  }

  /** A text as a code for a camera. */
  code(text: string, x: number, y: number, size: number): void {
    // The library draws a border of at least one square; the white of the paper around it is enough.
    const bordered = encode(text, 'raw', { ecc: 'medium', border: 1 });
    const data = bordered.slice(1, -1).map((row) => row.slice(1, -1));
    const part = size / data.length;
    data.forEach((row, down) => {
      row.forEach((dark, across) => {
        if (dark) this.#doc.rect(x + across * part, y + down * part, part, part);
      });
    });
    this.#doc.fill(ink);
  }

  turn(): void {
    this.#doc.addPage();
  }

  /** Writes something on every sheet, and gives the file. */
  async finish(each: (sheet: number, sheets: number) => void): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange();
    for (let sheet = 0; sheet < count; sheet += 1) {
      this.#doc.switchToPage(sheet);
      each(sheet + 1, count);
    }
    const parts: Buffer[] = [];
    this.#doc.on('data', (part: Buffer) => parts.push(part));
    const done = new Promise<Buffer>((resolve, reject) => {
      this.#doc.on('end', () => resolve(Buffer.concat(parts)));
      this.#doc.on('error', reject);
    });
    this.#doc.end();
    return done;
  }
}
