import type { Block } from '#engines/documents/document.ts';
import type { BlockMark } from '../conversation.ts';

/** A rectangle on a page, in points from its top left corner. */
export interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where letters of blocks stand on their page. Within a box letters are taken to be equally wide. */
export function pdfMarks(blocks: readonly Block[], marks: readonly BlockMark[]): Mark[] {
  return marks.flatMap(({ block, start, end }) => {
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
}
