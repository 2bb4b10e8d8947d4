import { at } from '../numbers/numbers.ts';

/** The inverse of a small symmetric matrix by Gauss and Jordan; null where its rows depend on each other. */
function inverse(matrix: readonly (readonly number[])[]): number[][] | null {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = i;
    const pivot = rows[best] ?? [];
    if (Math.abs(pivot[column] ?? 0) < 1e-12) return null;
    rows[best] = rows[column] ?? [];
    const divided = pivot.map((value) => value / (pivot[column] ?? 1));
    rows[column] = divided;
    for (let i = 0; i < size; i++) {
      const times = rows[i]?.[column] ?? 0;
      if (i !== column && times !== 0)
        rows[i] = (rows[i] ?? []).map((value, j) => value - times * (divided[j] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}

interface Fit {
  slopes: number[];
  /** What each slope’s variance is, where the noise has a variance of one. */
  spread: number[];
  rest: Float64Array;
}

/** Least squares of `y` on columns that have a mean of zero and a size of about one; null where they depend on each other. */
export function leastSquares(columns: readonly Float64Array[], y: Float64Array): Fit | null {
  const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, i) => sum + value * at(b, i), 0);
  const size = Math.max(1, y.length);
  const inverted = inverse(columns.map((one) => columns.map((other) => dot(one, other) / size)));
  if (!inverted) return null;
  const sides = columns.map((column) => dot(column, y) / size);
  const slopes = inverted.map((row) => row.reduce((sum, value, j) => sum + value * (sides[j] ?? 0), 0));
  return {
    slopes,
    spread: inverted.map((row, i) => (row[i] ?? 0) / size),
    rest: y.map((value, i) => columns.reduce((left, x, j) => left - (slopes[j] ?? 0) * at(x, i), value)),
  };
}
