const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Rows whose cells are labelled with the names of the columns: 'Name: Ana / Role: chair'; null where they are not. */
export function labelledRows(text: string, columns: readonly string[]): string[][] | null {
  if (columns.length < 2) return null;
  const label = new RegExp(`(?<![\\p{L}\\d])(${columns.map(escaped).join('|')})\\s*[:=]\\s*`, 'giu');
  const found = [...text.matchAll(label)];
  const [first] = found;
  if (!first || found.length < 2 * Math.min(2, columns.length)) return null;
  const opening = (first[1] ?? '').toLowerCase();
  const rows: string[][] = [];
  for (const [at, match] of found.entries()) {
    const name = (match[1] ?? '').toLowerCase();
    if (name === opening) rows.push(columns.map(() => ''));
    const next = found[at + 1]?.index ?? text.length;
    const [value = ''] = text.slice(match.index + match[0].length, next).split('\n');
    const place = columns.findIndex((column) => column.toLowerCase() === name);
    const row = rows.at(-1);
    if (row) row[place] = value.replace(/[\s,;/|·–-]+$/, '').trim();
  }
  return rows;
}
