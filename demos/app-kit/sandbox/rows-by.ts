import { LayeredRows } from './layered-rows.ts';

type Lists<Row> = ReadonlyMap<string, readonly Row[]>;
const none: readonly never[] = [];

/**
 * Finds the records of a collection by what they belong to: `const ofPerson = rowsBy('personId')`. The whole collection
 * is sorted out once; what was changed in a large one since then is looked at beside it.
 */
export function rowsBy<Key extends string>(key: Key) {
  const known = new WeakMap<object, Lists<{ readonly [Name in Key]: string }>>();
  const touched = new WeakMap<object, ReadonlySet<string>>();
  function listsOf<Row extends { readonly [Name in Key]: string }>(
    rows: ReadonlyMap<string, Row>,
  ): Lists<Row> {
    const found = known.get(rows);
    // They were filled below from these very rows.
    if (found) return found as Lists<Row>;
    const lists = Map.groupBy(rows.values(), (row): string => row[key]);
    known.set(rows, lists);
    return lists;
  }
  /** The values whose records differ from the base. */
  function touchedBy<Row extends { readonly [Name in Key]: string }>(
    rows: LayeredRows<Row>,
  ): ReadonlySet<string> {
    const found = touched.get(rows);
    if (found) return found;
    const values = new Set<string>();
    for (const [id, row] of rows.changes) {
      const before = rows.base.get(id)?.[key];
      if (before !== undefined) values.add(before);
      if (row) values.add(row[key]);
    }
    touched.set(rows, values);
    return values;
  }
  return <Row extends { readonly id: string } & { readonly [Name in Key]: string }>(
    rows: ReadonlyMap<string, Row>,
    value: string,
  ): readonly Row[] => {
    if (!(rows instanceof LayeredRows)) return listsOf(rows).get(value) ?? none;
    const { base, changes }: LayeredRows<Row> = rows;
    const own = listsOf(base).get(value) ?? none;
    // A change affects one of five thousand lists; the others keep their identity, so memoised components are not drawn again.
    if (!touchedBy(rows).has(value)) return own;
    const kept = own.flatMap((row) => {
      const changed = changes.get(row.id);
      return changed === undefined ? row : changed?.[key] === value ? changed : [];
    });
    for (const [id, row] of changes)
      if (row?.[key] === value && base.get(id)?.[key] !== value) kept.push(row);
    return kept;
  };
}
