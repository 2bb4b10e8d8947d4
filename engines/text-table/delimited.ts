const delimiters = ['\t', '|', ';', ','] as const;

/** The cells of a line of a spreadsheet or a Markdown table. */
const cellsOf = (line: string, delimiter: string): string[] =>
  line
    .trim()
    .replace(delimiter === '|' ? /^\||\|$/g : /(?!)/g, '')
    .split(delimiter)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

const isRule = (line: string): boolean => /^[\s|:+=-]+$/.test(line) && /-{2}/.test(line);
const sameNames = (cells: readonly string[], names: readonly string[]): boolean =>
  cells.length === names.length && cells.every((cell, at) => cell.toLowerCase() === names[at]?.toLowerCase());

/** A text that is a table already, as spreadsheets and Markdown write it: every line has as many cells; null for others. */
export function delimited(
  text: string,
  named: readonly string[],
): { columns: readonly string[]; rows: readonly (readonly string[])[] } | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !isRule(line));
  if (lines.length < 2) return null;
  for (const delimiter of delimiters) {
    const all = lines.map((line) => cellsOf(line, delimiter));
    const [head = [], ...below] = all;
    const isEven = head.length > 1 && all.every((cells) => cells.length === head.length);
    if (!isEven || (named.length > 0 && named.length !== head.length)) continue;
    // Commas stand in sentences too: there has to be a head that says it is a table.
    const isHead =
      named.length > 0 ? sameNames(head, named) : head.every((cell) => cell !== '' && !/\d/.test(cell));
    if (delimiter === ',' && (!isHead || /,\s/.test(lines[0] ?? ''))) continue;
    if (isHead) return { columns: named.length > 0 ? named : head, rows: below };
    return { columns: named.length > 0 ? named : head.map((_, at) => `Column ${at + 1}`), rows: all };
  }
  return null;
}
