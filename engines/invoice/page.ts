/** A piece of a line, as far as the next wide gap, bar or dot between pieces. */
export interface Cell {
  text: string;
  line: number;
  start: number;
}

/** The cells of a line: what stands in columns is kept apart by two spaces, a tab, a bar or a middle dot. */
function cellsOf(written: string, line: number): Cell[] {
  const cells: Cell[] = [];
  for (const match of written.matchAll(/(?:(?!\s{2,}|\t|\s*\|\s*|\s+[·•]\s+).)+/gu)) {
    const text = match[0].trim();
    const start = match.index + match[0].length - match[0].trimStart().length;
    if (/[\p{L}\d]/u.test(text)) cells.push({ text, line, start });
  }
  return cells;
}

/** The cells of a page, line by line. */
export type Page = readonly (readonly Cell[])[];

export const pageOf = (lines: readonly string[]): Page => lines.map(cellsOf);

/** What stands below a cell: on the next line with anything on it, in the same column or alone on its line. */
function below(page: Page, cell: Cell): Cell | undefined {
  const next = page.slice(cell.line + 1, cell.line + 3).find((cells) => cells.length > 0) ?? [];
  const place = page[cell.line]?.indexOf(cell) ?? 0;
  const inColumn = next.find(({ start }) => Math.abs(start - cell.start) <= 3);
  const isRowOfValues = next.length === page[cell.line]?.length;
  return inColumn ?? (isRowOfValues || place === 0 ? next[Math.min(place, next.length - 1)] : undefined);
}

/** A value and the line it stands on. */
export interface Placed {
  text: string;
  line: number;
}

/**
 * What a label could mean, the nearest first: what follows it in its cell, the next cell of its line, the cell below.
 * `label` matches the label with whatever stands between it and its value; a cell further off than `reach` belongs to
 * another column.
 */
export function valuesOf(page: Page, label: RegExp, reach = Number.POSITIVE_INFINITY): Placed[] {
  return page.flatMap((cells) =>
    cells.flatMap((cell, at) => {
      const found = label.exec(cell.text);
      if (!found) return [];
      const rest = cell.text.slice(found.index + found[0].length).trim();
      const next = cells[at + 1];
      const isNear = next && next.start - cell.start - cell.text.length <= reach;
      const here = rest === '' ? (isNear ? next : undefined) : { text: rest, line: cell.line };
      // More labels may follow in the same cell: 'Invoice # Date Due date', with the values below.
      return [here, /\d/.test(rest) ? undefined : below(page, cell)].filter((each) => each !== undefined);
    }),
  );
}

/** Lines one below the other that begin in the same column, as addresses do. */
export function blocksOf(page: Page): Cell[][] {
  const blocks: Cell[][] = [];
  for (const cells of page)
    for (const cell of cells) {
      const open = blocks.find((block) => {
        const last = block.at(-1);
        return last?.line === cell.line - 1 && Math.abs(last.start - cell.start) <= 1;
      });
      if (open) open.push(cell);
      else blocks.push([cell]);
    }
  return blocks;
}
