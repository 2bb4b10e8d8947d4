import type { Document, Part } from '#engines/documents/document.ts';
import { DocumentProblem } from '#engines/documents/limits.ts';
import { emptyPagesNote, isEmptyPagesNote } from '#engines/documents/pdf/empty-pages.ts';
import { scannedBlocks } from '#engines/documents/scans/scanned-blocks.ts';
import type { PagePicture } from '../ocr/page-picture.ts';
import { hasPicture, pageOf, pictureOf } from './page-pictures.ts';
import { openFile } from './pdf-file.ts';
import type { ReadPages } from './read-pages.ts';
import { hasSmallLetters, smallLettersNote, smallLettersProblem } from './small-letters.ts';

interface ReadHooks {
  report: (pages: ReadPages) => void;
  signal: AbortSignal;
  /** Whether recognised text keeps its lines, as forms and invoices need it. */
  keepLines: boolean;
}

/** Each page takes some seconds. */
const mostPages = 20;

const misread = 'This text was recognised from pictures, so some words may be misread.';

/** The first bytes of what browsers can draw and the recogniser can read: PNG, JPEG and, after its size, WebP. */
const pictureStarts: readonly (readonly [from: number, ...signs: number[]])[] = [
  [0, 0x89, 0x50, 0x4e, 0x47],
  [0, 0xff, 0xd8, 0xff],
  [8, 0x57, 0x45, 0x42, 0x50],
];

/** Whether a file is a picture by its content, whatever it is called. */
export async function isPicture(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return pictureStarts.some(([from, ...signs]) => signs.every((sign, at) => start[from + at] === sign));
}

/** A page that has to be recognised. */
interface ToRecognise {
  page: number;
  label: string;
  draw: () => Promise<PagePicture>;
}

async function recognised(pages: readonly ToRecognise[], hooks: ReadHooks): Promise<Part[]> {
  const { recognise } = await import('../ocr/recognise.ts');
  const found = await recognise(
    pages.map(({ draw }) => draw),
    hooks,
  );
  return pages.map(({ page, label }, at): Part => {
    const one = found[at];
    if (!one) return { label, blocks: [] };
    const blocks = scannedBlocks(one.paragraphs, page, hooks.keepLines);
    if (!hasSmallLetters(one)) return { label, blocks };
    // Guesses would be quoted as if they stood there.
    return { label, blocks: one.isSure ? blocks : [], note: smallLettersNote(one.isSure) };
  });
}

const pdfPages = (bytes: ArrayBuffer, numbers: readonly number[]): ToRecognise[] =>
  numbers.map((page) => ({ page, label: `Page ${page}`, draw: () => pageOf(bytes, page) }));

/** What is noted of single pages, for the list of files. */
const notesOf = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ label, note }) =>
    note ? [`${label}: ${note.charAt(0).toLowerCase()}${note.slice(1)}`] : [],
  );

/** A document of nothing but recognised text. */
function pictured(name: string, kind: 'pdf' | 'picture', parts: readonly Part[]): Document {
  if (parts.every(({ blocks }) => blocks.length === 0))
    throw new DocumentProblem(
      parts.some(({ note }) => note)
        ? smallLettersProblem(name)
        : `We couldn’t recognise any text in ${name}.`,
    );
  return { name, kind, title: null, tables: [], parts, notes: [misread, ...notesOf(parts)] };
}

/** Reads a picture by recognising its letters, in this browser. */
export async function readPicture(name: string, file: Blob, hooks: ReadHooks): Promise<Document> {
  const page = { page: 1, label: 'Picture', draw: () => pictureOf(name, file) };
  return pictured(name, 'picture', await recognised([page], hooks));
}

/** Reads a PDF that has nothing but pictures of its pages. */
export async function readScan(name: string, bytes: ArrayBuffer, hooks: ReadHooks): Promise<Document> {
  const { numPages } = await openFile(bytes);
  const numbers = Array.from({ length: Math.min(numPages, mostPages) }, (_, at) => at + 1);
  const document = pictured(name, 'pdf', await recognised(pdfPages(bytes, numbers), hooks));
  return numPages > mostPages
    ? {
        ...document,
        notes: [...document.notes, `The file has ${numPages} pages. We read the first ${mostPages}.`],
      }
    : document;
}

/** Reads those pages of a PDF that are pictures between pages of text. What can't be recognised stays as it was. */
export async function withScannedPages(
  document: Document,
  bytes: ArrayBuffer,
  hooks: ReadHooks,
): Promise<Document> {
  const empty = document.parts.flatMap(({ blocks }, at) => (blocks.length === 0 ? [at + 1] : []));
  if (document.kind !== 'pdf' || empty.length === 0) return document;
  const pictures: number[] = [];
  for (const page of empty) if (await hasPicture(bytes, page).catch(() => false)) pictures.push(page);
  if (pictures.length === 0) return document;
  const tried = pictures.slice(0, mostPages);
  const parts = await recognised(pdfPages(bytes, tried), hooks).catch((problem) => {
    if (hooks.signal.aborted) throw problem;
    return [];
  });
  const read = parts.filter(({ blocks }) => blocks.length > 0);
  const noted = notesOf(parts);
  if (read.length + noted.length === 0) return document;
  const left = empty.length - read.length;
  const notes = [
    ...document.notes.filter((note) => !isEmptyPagesNote(note)),
    ...(read.length > 0
      ? [
          `The text of ${read.map(({ label }) => label.toLowerCase()).join(', ')} was recognised from pictures, so some words may be misread.`,
        ]
      : []),
    ...noted,
    ...(left > 0 ? [emptyPagesNote(left, document.parts.length)] : []),
    ...(pictures.length > mostPages ? [`We read only the first ${mostPages} of its scanned pages.`] : []),
  ];
  const byLabel = new Map(parts.map((part) => [part.label, part]));
  return { ...document, notes, parts: document.parts.map((part) => byLabel.get(part.label) ?? part) };
}
