/** Rows that a visitor brought. Cells are texts as they stood in the file; what they mean is for the demo to say. */
export interface Table {
  /** The file's name, or how the rows came. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** What was noticed while reading, in plain words. */
  notes: readonly string[];
}

const number = /^[^\p{L}]*\d[^\p{L}]*$/u;

/** Whether a cell could be a number, an amount or a day written in figures. */
export const isFigure = (cell: string): boolean => number.test(cell.trim());

/** Whether the first row names the columns: it holds no figures, and stands above some that do, or above words. */
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

/** Rows with the names of their columns; short rows are filled up, long ones get columns, and both are said. */
export function tableOf(
  name: string,
  given: readonly (readonly string[])[],
  said: readonly string[] = [],
): Table {
  const [first = [], ...rest] = given;
  const named = isNames(first, rest);
  const body = named ? rest : given;
  const width = first.length;
  const widest = body.reduce((most, row) => Math.max(most, row.length), width);
  const notes = [...said];
  if (!named) notes.push('The first line holds figures, so the columns were given numbers for names.');
  const odd = body.flatMap((row, index) => (row.length === width ? [] : [index + (named ? 2 : 1)]));
  if (odd.length > 0)
    notes.push(
      `Not every line has ${width} cells: look at line ${lines(odd)}. Missing cells were left empty, further ones kept.`,
    );
  const columns = uniqueNames(Array.from({ length: widest }, (_, at) => (named ? (first[at] ?? '') : '')));
  const rows =
    odd.length === 0 && widest === width
      ? body
      : body.map((row) =>
          row.length === widest ? row : [...row, ...Array<string>(widest - row.length).fill('')],
        );
  return { name, columns, rows, notes };
}
