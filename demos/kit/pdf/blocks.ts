import type { PaperSize } from './paper-size.ts';

/** What a PDF is made of, from top to bottom. Plain data, because it is drawn in a worker. */
export type PdfBlock =
  | {
      is: 'heading';
      text: string;
      level?: 1 | 2 | 3;
      size?: number;
      align?: Align;
      /** Its letters get smaller until it fits on so many lines. */
      lines?: number;
    }
  | { is: 'text'; text: string; look?: 'plain' | 'strong' | 'quiet'; size?: number; align?: Align }
  | { is: 'list'; items: readonly string[] }
  /** Somebody's words, and where they stand. */
  | { is: 'quote'; text: string; from: string }
  /** Names with their values, one line each. */
  | { is: 'facts'; lines: readonly (readonly [name: string, value: string])[] }
  | {
      is: 'table';
      columns: readonly PdfColumn[];
      rows: readonly (readonly string[])[];
      /** A last line that counts together. */
      total?: readonly string[];
    }
  /** Side by side. They share the width evenly, or by `shares`. */
  | { is: 'columns'; parts: readonly (readonly PdfBlock[])[]; shares?: readonly number[] }
  | { is: 'rule' }
  /** Room, in points. */
  | { is: 'space'; height: number }
  /** Lines drawn by a hand, as SVG paths in a box of this size, scaled to a width. */
  | { is: 'drawing'; paths: readonly string[]; box: readonly [number, number]; width: number; alt: string }
  /** A picture of pixels, as a JPEG; it is as wide as the page allows. */
  | { is: 'picture'; jpeg: Uint8Array; box: readonly [number, number]; alt: string }
  /** A code for a camera. */
  | { is: 'code'; text: string; alt: string; size?: number };

type Align = 'left' | 'center' | 'right';

interface PdfColumn {
  label: string;
  align?: 'left' | 'right';
  /** How much of the width it has, beside the others; 1 unless told. */
  share?: number;
}

export interface PdfOptions {
  size: PaperSize;
  title: string;
  lang: string;
  landscape?: boolean;
  author?: string;
  /** Stands at the foot of every page, beside its number. */
  foot?: string;
  /** A line around the page, as certificates have. */
  framed?: boolean;
}
