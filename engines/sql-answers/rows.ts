/** What a cell of a result holds. */
export type Cell = string | number | null;

/** The rows that a query gave. */
export interface Rows {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Two numbers that differ by less than this are the same: sums of fractions are never exact. */
const nearly = 1e-6;

const isSameCell = (a: Cell, b: Cell): boolean =>
  typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) <= nearly * Math.max(1, Math.abs(a), Math.abs(b))
    : a === b;

export const isSameRow = (a: readonly Cell[], b: readonly Cell[]): boolean =>
  a.length === b.length && a.every((cell, place) => isSameCell(cell, b[place] ?? null));

/** A cell as a sentence says it. */
const cellSaid = (cell: Cell): string => (cell === null ? 'NULL' : String(cell));

/** A row as a sentence says it. */
export const rowSaid = (row: readonly Cell[]): string => row.map(cellSaid).join(', ');
