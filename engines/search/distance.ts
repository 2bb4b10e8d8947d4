/** Rows that are used again at every call: a search compares tens of thousands of words. */
let rows: [Uint16Array, Uint16Array, Uint16Array] = rowsFor(64);

function rowsFor(length: number): typeof rows {
  return [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
}

/**
 * How many letters must be added, dropped, changed or swapped to make `a` into `b`;
 * gives up with `limit + 1` as soon as it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (rows[0].length <= b.length) rows = rowsFor(b.length + 1);
  let [before, above, line] = rows;
  for (let column = 0; column <= b.length; column += 1) above[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1);
    const earlier = a.charCodeAt(row - 2);
    line[0] = row;
    let least = row;
    let left = row;
    let across = row - 1;
    for (let column = 1; column <= b.length; column += 1) {
      const over = above[column] ?? 0;
      const other = b.charCodeAt(column - 1);
      let best = letter === other ? across : across + 1;
      if (over < best) best = over + 1;
      if (left < best) best = left + 1;
      if (earlier === other && letter === b.charCodeAt(column - 2))
        best = Math.min(best, (before[column - 2] ?? 0) + 1);
      line[column] = best;
      if (best < least) least = best;
      left = best;
      across = over;
    }
    if (least > limit) return limit + 1;
    const free = before;
    before = above;
    above = line;
    line = free;
  }
  return Math.min(above[b.length] ?? 0, limit + 1);
}
