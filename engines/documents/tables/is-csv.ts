import { readCsv } from '#lib/files/csv-read.ts';

/** Whether a text is rows of cells: its first lines have equally many, and they are short. */
export function isCsv(text: string, isNamedSo: boolean): boolean {
  const start = text.slice(0, 8000);
  const isWhole = start.length === text.length;
  const { rows } = readCsv(start);
  const seen = (isWhole ? rows : rows.slice(0, -1)).slice(0, 20);
  const [first = []] = seen;
  if (seen.length < 2 || first.length < 2) return false;
  const alike = seen.filter(({ length }) => length === first.length).length / seen.length;
  if (isNamedSo) return alike >= 0.5;
  const cells = seen.flat();
  const letters = cells.reduce((sum, cell) => sum + cell.length, 0);
  // Sentences have commas, too; but cells of a sentence are long, begin with a space, and no two lines agree.
  const spaced = cells.filter((cell) => cell.startsWith(' ')).length / cells.length;
  return alike === 1 && seen.length >= 3 && letters / cells.length < 40 && spaced < 0.3;
}
