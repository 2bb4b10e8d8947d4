import PDFDocument from 'pdfkit';
import { type Face, runsOf } from '#lib/text/print-runs.ts';
import type { PdfOptions } from './blocks.ts';

export const ink = '#14161f';
export const mute = '#5c6070';
const line = '#d9d8d3';

/** A way with letters: which, how large, how dark. */
export interface Style {
  face: Face;
  size: number;
  colour?: string;
}

/** Where something may stand on a page, from the left. */
export interface Band {
  left: number;
  width: number;
}

/** The files of our letters, by name. */
export type FaceFiles = ReadonlyMap<string, Uint8Array>;

/** Pages that are written from top to bottom. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly band: Band;
  readonly top = 56;
  readonly bottom: number;
  /** Where the next thing stands. */
  y = 56;

  constructor(options: PdfOptions, faces: FaceFiles) {
    const { size, title, lang, author = '', landscape = false } = options;
    this.doc = new PDFDocument({
      size: size === 'A4' ? 'A4' : 'LETTER',
      layout: landscape ? 'landscape' : 'portrait',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      // Otherwise it asks for Helvetica, which no browser has.
      font: '',
      lang,
      displayTitle: true,
      info: { Title: title, Author: author, Producer: '', Creator: '' },
    });
    for (const [name, data] of faces) this.doc.registerFont(name, data as Buffer);
    this.doc.addPage();
    this.band = { left: 56, width: this.doc.page.width - 112 };
    this.bottom = this.doc.page.height - 64;
  }

  measure(text: string, { face, size }: Style): number {
    return runsOf(text, face).reduce(
      (sum, run) => sum + this.doc.font(run.file).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** One line at this height; `x` is its left end. */
  write(text: string, x: number, y: number, { face, size, colour = ink }: Style): void {
    let at = x;
    for (const run of runsOf(text, face)) {
      const doc = this.doc.font(run.file).fontSize(size).fillColor(colour);
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(run.text);
    }
  }

  /** A text in lines that fit; a word that is wider than all of it is cut. */
  wrap(text: string, width: number, style: Style): string[] {
    return text
      .normalize('NFC')
      .split('\n')
      .flatMap((paragraph) => {
        const lines: string[] = [];
        let open = '';
        for (const word of paragraph.split(' ')) {
          const longer = open === '' ? word : `${open} ${word}`;
          if (this.measure(longer, style) <= width) {
            open = longer;
            continue;
          }
          if (open !== '') lines.push(open);
          open = word;
          while (this.measure(open, style) > width && open.length > 1) {
            let fits = 1;
            while (fits < open.length && this.measure(open.slice(0, fits + 1), style) <= width) fits += 1;
            lines.push(open.slice(0, fits));
            open = open.slice(fits);
          }
        }
        return [...lines, open];
      });
  }

  /** Begins another page where this much has no room any more; says whether it did. */
  need(height: number): boolean {
    if (this.y + height <= this.bottom || this.y === this.top) return false;
    this.doc.addPage();
    this.y = this.top;
    return true;
  }

  /** Something that is for the eye alone. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, { left, width }: Band = this.band, weight = 0.6, colour = line): void {
    this.decorate(() => {
      this.doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke();
    });
  }
}
