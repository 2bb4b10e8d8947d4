/** A line that stayed, went, or came. */
export interface DiffLine {
  kind: 'same' | 'gone' | 'came';
  text: string;
}

/** What became of the lines of a text: the fewest that went and came. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  // How many lines two rests have in common, from each pair of places on.
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = fresh.length - 1; column >= 0; column--) {
      const line = common[row];
      if (line)
        line[column] =
          old[row] === fresh[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
    }
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [gone, came] = [old[row], fresh[column]];
    if (gone !== undefined && gone === came) {
      lines.push({ kind: 'same', text: gone });
      row++;
      column++;
    } else if (gone !== undefined && (came === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: 'gone', text: gone });
      row++;
    } else if (came !== undefined) {
      lines.push({ kind: 'came', text: came });
      column++;
    }
  }
  return lines;
}
