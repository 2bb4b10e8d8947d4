import type { Page, Word } from 'tesseract.js';
import type { ScannedParagraph, ScannedWord } from '#engines/documents/scans/scanned-blocks.ts';
import { type Turn, turnedBack } from '#engines/documents/scans/turned.ts';
import type { PagePicture } from './page-picture.ts';

const wordsOf = ({ blocks }: Page) =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)),
  );

/** A word below this is more likely a guess than read. */
const sure = 70;

/** How many letters were read surely: the way round in which a page has the most is the right one. */
export const lettersRead = (page: Page): number =>
  wordsOf(page).reduce((sum, { confidence, text }) => sum + (confidence >= sure ? text.length : 0), 0);

/** Whether hardly anything was read, as of a page that lies on its side. */
export function isHardlyRead(page: Page): boolean {
  const all = wordsOf(page).reduce((sum, { text }) => sum + text.length, 0);
  return lettersRead(page) < all * 0.5;
}

/** The paragraphs of a recognised page, with the positions of their words on the original page. */
export function paragraphsOf(
  { blocks }: Page,
  { canvas, pixels }: PagePicture,
  turn: Turn,
): ScannedParagraph[] {
  const placed = ({ text, bbox: { x0, y0, x1, y1 } }: Word) => {
    const box = { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
    const { x, y, width, height } = turnedBack(box, turn, canvas);
    const word: ScannedWord = {
      text,
      x: x / pixels,
      y: y / pixels,
      width: width / pixels,
      height: height / pixels,
    };
    return word;
  };
  return (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.map(({ lines }) => lines.map(({ words }) => words.map(placed))),
  );
}
