/** Letters [start, end) of a block's text, and the box they fill on the page, in points from its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  start: number;
  end: number;
}

/** Where a block stands, precisely enough to mark it. */
type Place =
  /** PDF, in points, and pictures, in pixels. */
  | { is: 'boxes'; page: number; boxes: readonly Box[] }
  /** DOCX, PPTX, HTML, EPUB, emails, Markdown, text: the nth block of the part as shown. */
  | { is: 'block'; index: number }
  /** Spreadsheets and CSV. */
  | { is: 'cells'; sheet: string; row: number };

export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'row';
  level?: number;
  text: string;
  /** The paragraphs of a table's row, cell by cell, where a cell holds several: such a table is a layout. */
  lines?: readonly string[];
  place: Place;
}

/** A page, slide, sheet, chapter or the whole of a text. */
export interface Part {
  /** Such as 'Page 3', 'Slide 2', 'Sheet Costs', 'Chapter 4'. */
  label: string;
  blocks: readonly Block[];
  /** What somebody should know of this part alone; left out where there is nothing. */
  note?: string;
}

export type DocumentKind =
  | 'pdf'
  | 'picture'
  | 'docx'
  | 'pptx'
  | 'xlsx'
  | 'csv'
  | 'html'
  | 'epub'
  | 'mail'
  | 'markdown'
  | 'text';

/** Dates are ISO strings. */
export type Cell = string | number | boolean | null;

/** Rows of a spreadsheet or CSV, typed, for questions that are calculated. */
export interface Table {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

export interface Document {
  name: string;
  kind: DocumentKind;
  title: string | null;
  parts: readonly Part[];
  tables: readonly Table[];
  /** What was noticed while reading, in plain words. */
  notes: readonly string[];
}
