import type { Block, Document } from '#engines/documents/document.ts';

/** The lines that a block had on its page: a PDF's paragraphs are joined lines, and a résumé lives by its lines. */
function linesOfBlock({ text, place, lines: paragraphs }: Block): string[] {
  if (paragraphs) return [...paragraphs];
  if (place.is !== 'boxes' || place.boxes.length === 0) return [text];
  const lines: string[] = [];
  let line = '';
  let last: (typeof place.boxes)[number] | null = null;
  for (const box of place.boxes) {
    const piece = text.slice(box.start, box.end);
    const isBelow = last !== null && box.y > last.y + last.height * 0.5;
    const gap = last ? box.x - (last.x + last.width) : 0;
    if (isBelow) {
      lines.push(line);
      line = piece;
      // What stands far apart in one line belongs to two columns of it.
    } else
      line +=
        last && gap > 2 * box.height
          ? `   ${piece}`
          : line === '' || line.endsWith(' ')
            ? piece
            : ` ${piece}`;
    last = box;
  }
  return [...lines, line].filter((each) => each.trim() !== '');
}

/** The text of a résumé that was read from a file, line by line. */
export const resumeText = ({ parts }: Document): string =>
  parts
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        const lines = linesOfBlock(block).map((line) => line.trim());
        if (block.kind === 'heading') return ['', ...lines];
        return block.kind === 'item'
          ? lines.map((line, at) => (at === 0 && !/^[•*-]/.test(line) ? `• ${line}` : line))
          : lines;
      }),
    )
    .join('\n')
    .trim();
