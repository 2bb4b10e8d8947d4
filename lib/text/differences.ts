/** A run of letters of what was typed: the same as in the right spelling, or not in it. */
export interface Run {
  text: string;
  same: boolean;
}

/** How much of the two is shared, letter by letter, from each pair of positions to the ends. */
function sharedFrom(typed: string, right: string): number[][] {
  const table = Array.from({ length: typed.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = typed.length - 1; row >= 0; row--) {
    for (let column = right.length - 1; column >= 0; column--) {
      const value =
        typed[row] === right[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      table[row]?.splice(column, 1, value);
    }
  }
  return table;
}

/** Splits what was typed into the letters that the right spelling has too and those it has not. */
export function differences(typed: string, right: string): Run[] {
  const table = sharedFrom(typed, right);
  const runs: Run[] = [];
  const add = (letter: string, same: boolean) => {
    const last = runs.at(-1);
    if (last?.same === same) last.text += letter;
    else runs.push({ text: letter, same });
  };
  let column = 0;
  for (let row = 0; row < typed.length; row++) {
    const letter = typed.charAt(row);
    while (
      column < right.length &&
      right[column] !== letter &&
      (table[row]?.[column + 1] ?? 0) >= (table[row + 1]?.[column] ?? 0)
    ) {
      column++;
    }
    const same = column < right.length && right[column] === letter;
    add(letter, same);
    if (same) column++;
  }
  return runs;
}
