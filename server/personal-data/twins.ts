/**
 * Rows that are too many once all of them stand under one address, where `keyOf` may stand there only once: the one
 * that has the address already stays, otherwise the first.
 */
export function twins<Row extends { emailKey: string }>(
  rows: readonly Row[],
  address: string,
  keyOf: (row: Row) => string,
): Row[] {
  const kept = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    if (!kept.has(key) || row.emailKey === address) kept.set(key, row);
  }
  return rows.filter((row) => kept.get(keyOf(row)) !== row);
}
