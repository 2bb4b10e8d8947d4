import PDFDocument from 'pdfkit';
import type { Face } from '#lib/text/print-runs.ts';
import type { PdfOptions } from './blocks.ts';
import { type LetterRun, letterRuns } from './letter-runs.ts';
import { type FileOf, printed, type WorldLetters, worldFiles } from './world-letters.ts';

export const ink = '#14161f';
export const mute = '#5c6070';
const line = '#d9d8d3';

/** A way with letters: which, how large, how dark. */
export interface Style {
  face: Face;
  size: number;
  colour?: string;
  /** The text that a line is part of: its letters decide on typefaces beyond our own. */
  within?: string;
}

/** Where something may stand on a page, from the left. */
export interface Band {
  left: number;
  width: number;
}

/** What is drawn with. */
export interface Letters {
  /** The files of the typefaces, by name. */
  faces: ReadonlyMap<string, Uint8Array>;
  /** Which letters are found beyond our own typefaces, where some are needed. */
  world: WorldLetters | null;
}

// A list, even an empty one, has a piece shaped as a whole; without one it goes word by word, and words are kept.
const whole: PDFKit.Mixins.OpenTypeFeatures[] = [];
const isOwn = /^(text|strong|display|figures)/;
const shapingOf = (file: string) => (isOwn.test(file) ? {} : { features: whole });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Pages that are written from top to bottom. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly band: Band;
  readonly top = 56;
  readonly bottom: number;
  /** Where the next thing stands. */
  y = 56;
  readonly #world: WorldLetters | null;
  readonly #files = new Map<string, FileOf | null>();

  constructor(options: PdfOptions, { faces, world }: Letters) {
    this.#world = world;
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

  #runs(text: string, { face, within = text }: Style): readonly LetterRun[] {
    if (!this.#world) return letterRuns(text, face, null);
    let fileOf = this.#files.get(within);
    if (fileOf === undefined) {
      fileOf = worldFiles(within, this.#world);
      this.#files.set(within, fileOf);
    }
    return letterRuns(text, face, fileOf);
  }

  /** Whether some of its letters reach higher and lower than ours. */
  isTall(text: string): boolean {
    return this.#runs(text, { face: 'text', size: 1 }).some(({ file }) => !isOwn.test(file));
  }

  measure(text: string, style: Style): number {
    return this.#runs(text, style).reduce((sum, run) => sum + this.#widthOf(run, style), 0);
  }

  #widthOf({ file, text }: LetterRun, { size }: Style): number {
    return this.doc.font(file).fontSize(size).widthOfString(text, shapingOf(file));
  }

  /** One line at this height; `x` is its left end. Pieces are drawn in the order in which they are read. */
  write(text: string, x: number, y: number, style: Style): void {
    let at = x;
    const placed = this.#runs(text, style).map((run) => {
      const left = at;
      at += this.#widthOf(run, style);
      return { ...run, left };
    });
    for (const { file, text: piece, left } of placed.sort((a, b) => a.place - b.place))
      this.doc
        .font(file)
        .fontSize(style.size)
        .fillColor(style.colour ?? ink)
        .text(piece, left, y, { lineBreak: false, baseline: 'alphabetic', ...shapingOf(file) });
  }

  /** A text in lines that fit; a word that is wider than all of it is cut. */
  wrap(text: string, width: number, style: Style): string[] {
    const within = printed(text);
    const fits = (line: string) => this.measure(line, { within, ...style }) <= width;
    return within.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      let open = '';
      for (const word of paragraph.split(' ')) {
        const longer = open === '' ? word : `${open} ${word}`;
        if (fits(longer)) {
          open = longer;
          continue;
        }
        if (open !== '') lines.push(open);
        open = '';
        for (const { segment } of fits(word) ? [{ segment: word }] : graphemes.segment(word)) {
          if (open !== '' && !fits(open + segment)) {
            lines.push(open);
            open = '';
          }
          open += segment;
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
