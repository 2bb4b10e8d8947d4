/** A table as it was harvested. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What became of a table since it was last read. */
export interface Changes {
  /** The columns that tell rows apart. */
  key: string[];
  added: string[][];
  gone: string[][];
  changed: { row: string[]; cells: { column: string; before: string; after: string }[] }[];
  same: number;
}

const cells = (row: readonly string[], at: readonly number[]): string =>
  JSON.stringify(at.map((one) => row[one] ?? ''));

const tellsApart = (rows: Table['rows'], at: readonly number[]): number =>
  rows.length === 0 ? 0 : new Set(rows.map((row) => cells(row, at))).size / rows.length;

/** The columns that tell the rows of both tables apart: one if one is enough, else two, else all. */
export function guessKey(before: Table, after: Table): string[] {
  const shared = after.columns.filter((column) => before.columns.includes(column));
  const at = (table: Table, names: readonly string[]) => names.map((name) => table.columns.indexOf(name));
  const apart = (names: readonly string[]): number =>
    Math.min(
      ...[before, after]
        .filter(({ rows }) => rows.length > 0)
        .map((table) => tellsApart(table.rows, at(table, names))),
      1,
    );
  // Of those that tell apart, the one that most rows kept: a price tells rows apart until it changes.
  const kept = (names: readonly string[]): number => {
    const known = new Set(before.rows.map((row) => cells(row, at(before, names))));
    return after.rows.filter((row) => known.has(cells(row, at(after, names)))).length;
  };
  const bestOf = (choices: string[][]): string[] | undefined =>
    choices
      .filter((names) => apart(names) >= 0.98)
      .map((names) => ({ names, kept: kept(names) }))
      .sort((a, b) => b.kept - a.kept)[0]?.names;
  const few = shared.slice(0, 12);
  const pairs = few.flatMap((one, i) => few.slice(i + 1).map((other) => [one, other]));
  return bestOf(shared.map((name) => [name])) ?? bestOf(pairs) ?? shared;
}

/** Rows added, gone and changed between two tables; without a key the columns that tell rows apart are guessed. */
export function changesSince(
  before: Table,
  after: Table,
  key: readonly string[] = guessKey(before, after),
): Changes {
  const keyBefore = key.map((name) => before.columns.indexOf(name));
  const keyAfter = key.map((name) => after.columns.indexOf(name));
  const left = Map.groupBy(before.rows, (row) => cells(row, keyBefore));
  const result: Changes = { key: [...key], added: [], gone: [], changed: [], same: 0 };
  const places = after.columns.map((name) => before.columns.indexOf(name));
  for (const row of after.rows) {
    const old = left.get(cells(row, keyAfter))?.shift();
    if (!old) {
      result.added.push([...row]);
      continue;
    }
    const different = after.columns.flatMap((column, at) => {
      const place = places[at] ?? -1;
      const [was, is] = [old[place] ?? '', row[at] ?? ''];
      return place >= 0 && was !== is ? [{ column, before: was, after: is }] : [];
    });
    if (different.length > 0) result.changed.push({ row: [...row], cells: different });
    else result.same += 1;
  }
  result.gone = [...left.values()].flat().map((row) => [...row]);
  return result;
}
