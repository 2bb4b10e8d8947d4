/** Rows that a visitor imported. Cells are texts as they were in the file; the demo decides what they mean. */
export interface Table {
  /** The file's name, or where the rows came from. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The line of the file on which each row begins, where it came from a file; the first is 1. */
  lines?: readonly number[];
  /** What was noticed while reading, in plain words. */
  notes: readonly string[];
}

const number = /^[^\p{L}]*\d[^\p{L}]*$/u;

/** Whether a cell could be a number, an amount or a day written in figures. */
export const isFigure = (cell: string): boolean => number.test(cell.trim());

/** Whether the first row names the columns: it holds no figures itself and is above rows with figures or words. */
function isNames(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (first.some(isFigure) || first.every((cell) => cell.trim() === '')) return false;
  const has = rest.slice(0, 50).some((row) => row.some(isFigure));
  return has || rest.length > 0;
}

function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((given, index) => {
    const name = given.trim() || `Column ${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

const lines = (numbers: readonly number[]): string =>
  `${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? ` and ${numbers.length - 5} more` : ''}`;

/** Without the empty cells behind the last one that is filled: spreadsheets write a separator for each of them. */
function withoutEmptyEnd(row: readonly string[], width: number): readonly string[] {
  let end = row.length;
  while (end > width && row[end - 1]?.trim() === '') end -= 1;
  return end === row.length ? row : row.slice(0, end);
}

/** Rows with the names of their columns. Short rows are filled up, long ones get additional columns, and both are noted. */
export function tableOf(
  name: string,
  given: readonly (readonly string[])[],
  said: readonly string[] = [],
  givenLines: readonly number[] = given.map((_, at) => at + 1),
): Table {
  const [first = [], ...rest] = given;
  const named = isNames(withoutEmptyEnd(first, 1), rest);
  const body = named ? rest : given;
  const places = named ? givenLines.slice(1) : givenLines;
  // A column without a name and without a single cell is no column.
  const filled = body.reduce((most, row) => Math.max(most, withoutEmptyEnd(row, most).length), 0);
  const width = Math.max(withoutEmptyEnd(first, 0).length, Math.min(filled, first.length));
  const widest = Math.max(width, filled);
  const notes = [...said];
  if (!named)
    notes.push('The first line contains numbers, so we numbered the columns instead of naming them.');
  const odd = body.flatMap((row, at) =>
    withoutEmptyEnd(row, width).length === width ? [] : [places[at] ?? at + 1],
  );
  if (odd.length > 0)
    notes.push(
      `Not every line has ${width} cells. See line ${lines(odd)}. We left missing cells empty and kept additional ones.`,
    );
  const columns = uniqueNames(Array.from({ length: widest }, (_, at) => (named ? (first[at] ?? '') : '')));
  const rows = body.every((row) => row.length === widest)
    ? body
    : body.map((row) =>
        row.length >= widest
          ? row.slice(0, widest)
          : [...row, ...Array<string>(widest - row.length).fill('')],
      );
  return { name, columns, rows, lines: places, notes };
}
