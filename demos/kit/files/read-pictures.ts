import type { Document, Part } from '#engines/documents/document.ts';
import { DocumentProblem } from '#engines/documents/limits.ts';
import type { PagePicture } from '../ocr/recognise.ts';
import { openFile } from './pdf-file.ts';

interface ReadHooks {
  report: (pages: { done: number; of: number }) => void;
  signal: AbortSignal;
}

/** Each page takes some seconds. */
const mostPages = 20;
/** Pixels for a point of a PDF: smaller letters are misread, larger ones only take longer. */
const scale = 2;

/** What browsers can draw and the recogniser can read. */
export const isPicture = (file: Blob): boolean => /^image\/(?:png|jpeg|webp|bmp)$/.test(file.type);

/** The pages of a PDF as pictures, each drawn when it is its turn. */
async function pagesOf(bytes: ArrayBuffer): Promise<{ pages: (() => Promise<PagePicture>)[]; of: number }> {
  const file = await openFile(bytes);
  const numbers = Array.from({ length: Math.min(file.numPages, mostPages) }, (_, at) => at + 1);
  const draw = async (number: number) => {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return canvas;
  };
  return { pages: numbers.map((number) => () => draw(number)), of: file.numPages };
}

/** The paragraphs of recognised text in one line each, with words that were parted at a line's end joined; or its lines. */
function blocksOf(text: string, keepLines: boolean): string[] {
  const pieces = keepLines
    ? text.split('\n')
    : text
        .split(/\n\s*\n/)
        .map((each) => each.replace(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, '').replace(/\s*\n\s*/g, ' '));
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

const partOf = (text: string, at: number, keepLines: boolean): Part => ({
  label: `Page ${at + 1}`,
  blocks: blocksOf(text, keepLines).map((block, index) => ({
    kind: 'paragraph',
    text: block,
    place: { is: 'block', index },
  })),
});

/**
 * Reads a picture or a scanned PDF by recognising its letters, in this browser. Sentences go on over lines, so lines become
 * paragraphs; whoever reads forms asks for the lines.
 */
export async function readPictures(
  name: string,
  file: Blob,
  hooks: ReadHooks,
  keepLines = false,
): Promise<Document> {
  const { pages, of } = isPicture(file)
    ? { pages: [async () => file], of: 1 }
    : await pagesOf(await file.arrayBuffer());
  const { recognise } = await import('../ocr/recognise.ts');
  const parts = (await recognise(pages, hooks)).map((text, at) => partOf(text, at, keepLines));
  if (parts.every(({ blocks }) => blocks.length === 0))
    throw new DocumentProblem(`No text could be recognised in ${name}.`);
  const notes = ['This text was recognised from pictures, so some words may be misread.'];
  if (of > pages.length) notes.push(`The file has ${of} pages; the first ${pages.length} were read.`);
  return { name, kind: 'text', title: null, tables: [], parts, notes };
}
