interface Row {
  top: number;
  bottom: number;
}

/** The list with one key at another place. */
export function withMoved(keys: readonly string[], key: string, to: number): string[] {
  return keys.filter((each) => each !== key).toSpliced(to, 0, key);
}

/** The place of the row that lies under a height; the ends take what is beyond them. */
export function placeUnder(y: number, rows: readonly Row[]): number {
  const place = rows.findIndex(({ bottom }) => y < bottom);
  return place === -1 ? Math.max(0, rows.length - 1) : place;
}
