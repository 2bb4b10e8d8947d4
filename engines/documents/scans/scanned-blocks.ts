import type { Block, Box } from '../document.ts';

/** A word that was recognised, where it stands on its page. */
export type ScannedWord = Omit<Box, 'start' | 'end'> & { text: string };

/** The lines of a paragraph, word by word. */
export type ScannedParagraph = readonly (readonly ScannedWord[])[];

/** Joins lines into one text with a box for each word; a word that was cut at the end of a line is whole again. */
function joined(lines: ScannedParagraph): { text: string; boxes: Box[] } {
  let text = '';
  const boxes: Box[] = [];
  for (const line of lines)
    for (const [at, { text: written, ...box }] of line.entries()) {
      const word = written.trim();
      if (word === '') continue;
      if (at === 0 && /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(word)) {
        text = text.slice(0, -1);
        const cut = boxes.at(-1);
        if (cut) cut.end = text.length;
      } else if (text !== '') text += ' ';
      boxes.push({ ...box, start: text.length, end: text.length + word.length });
      text += word;
    }
  return { text, boxes };
}

/**
 * The blocks of a recognised page, each with the boxes that its words fill. Sentences go on over lines, so lines become
 * paragraphs; whoever reads forms asks for the lines.
 */
export const scannedBlocks = (
  paragraphs: readonly ScannedParagraph[],
  page: number,
  keepLines = false,
): Block[] =>
  (keepLines ? paragraphs.flatMap((lines) => lines.map((line) => [line])) : paragraphs)
    .map(joined)
    .filter(({ text }) => text !== '')
    .map(({ text, boxes }) => ({ kind: 'paragraph', text, place: { is: 'boxes', page, boxes } }));
