import type { Block } from '#engines/documents/document.ts';
import type { BlockMark } from '../conversation.ts';

/** A rectangle on a page, in points from its top left corner. */
export interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether a mark goes on where the one before ends, as the next word of a line does. */
function goesOn(before: Mark, { x, y, width, height }: Mark): boolean {
  const shared = Math.min(before.y + before.height, y + height) - Math.max(before.y, y);
  const gap = x - (before.x + before.width);
  return (
    shared > 0.5 * Math.min(before.height, height) && gap > -width && gap < Math.max(before.height, height)
  );
}

function joined(before: Mark, next: Mark): Mark {
  const [x, y] = [Math.min(before.x, next.x), Math.min(before.y, next.y)];
  return {
    x,
    y,
    width: Math.max(before.x + before.width, next.x + next.width) - x,
    height: Math.max(before.y + before.height, next.y + next.height) - y,
  };
}

/** Words side by side as one mark: a scan has a box for each of them, with gaps between. */
function inLines(marks: readonly Mark[]): Mark[] {
  const lines: Mark[] = [];
  for (const mark of marks) {
    const before = lines.at(-1);
    if (before && goesOn(before, mark)) lines[lines.length - 1] = joined(before, mark);
    else lines.push(mark);
  }
  return lines;
}

/** Where letters of blocks stand on their page. Within a box letters are taken to be equally wide. */
export function pdfMarks(blocks: readonly Block[], marks: readonly BlockMark[]): Mark[] {
  const boxes = marks.flatMap(({ block, start, end }) => {
    const place = blocks[block]?.place;
    if (place?.is !== 'boxes') return [];
    return place.boxes.flatMap((box) => {
      const first = Math.max(start, box.start);
      const last = Math.min(end, box.end);
      if (first >= last) return [];
      const letter = box.width / (box.end - box.start);
      return [
        {
          x: box.x + (first - box.start) * letter,
          y: box.y,
          width: (last - first) * letter,
          height: box.height,
        },
      ];
    });
  });
  return inLines(boxes);
}
