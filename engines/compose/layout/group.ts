/** Where each of several like things stands, in widths and heights of one of them. */
export interface Group {
  places: readonly { across: number; up: number }[];
  width: number;
  height: number;
}

/** Arranges several like things: a few side by side, more of them in rows that stand behind each other. */
export function arrangeGroup(count: number, stacked: boolean, random: () => number): Group {
  const columns = count <= 4 ? count : Math.ceil(Math.sqrt(count * 1.7));
  const rows = Math.ceil(count / columns);
  const apart = 1.14;
  const step = stacked ? 1.12 : 0.7;
  const places = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const jitter = count > 1 ? (random() - 0.5) * 0.08 : 0;
    return {
      across: ((at % columns) - (inRow - 1) / 2) * apart + jitter + (row % 2 && inRow === columns ? 0.12 : 0),
      up: row * step + (count > 1 ? random() * 0.07 : 0),
    };
  });
  return { places, width: columns * apart + (rows > 1 ? 0.12 : 0), height: 1 + (rows - 1) * step + 0.07 };
}
