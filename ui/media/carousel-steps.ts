/** Where the things in a row begin and how long they are, along the reading direction, and what of it is in view. */
export interface Row {
  starts: readonly number[];
  sizes: readonly number[];
  position: number;
  view: number;
}

/** A hair's breadth: browsers round what they scroll to. */
const hair = 2;

const startOf = ({ starts }: Row, index: number) => starts[index] ?? 0;
const endOf = (row: Row, index: number) => startOf(row, index) + (row.sizes[index] ?? 0);

/** Which one stands first in view. */
export function firstInView(row: Row): number {
  let nearest = 0;
  for (const index of row.starts.keys()) {
    const gap = Math.abs(startOf(row, index) - row.position);
    if (gap < Math.abs(startOf(row, nearest) - row.position)) nearest = index;
  }
  return nearest;
}

/** Whether the row is at its beginning, and whether at its end. */
export function ends(row: Row): { start: boolean; end: boolean } {
  const last = row.starts.length - 1;
  return { start: row.position <= hair, end: endOf(row, last) <= row.position + row.view + hair };
}

/** Which one to bring to the start of the view, so that all that is next, or was before, comes into view. */
export function stepTo(row: Row, direction: 1 | -1): number {
  const first = firstInView(row);
  const last = row.starts.length - 1;
  if (direction === 1) {
    const cut = row.starts.findIndex((_, index) => endOf(row, index) > row.position + row.view + hair);
    return Math.min(last, Math.max(first + 1, cut === -1 ? last : cut));
  }
  const fits = row.starts.findIndex((start) => start >= row.position - row.view - hair);
  return Math.max(0, Math.min(first - 1, fits));
}
