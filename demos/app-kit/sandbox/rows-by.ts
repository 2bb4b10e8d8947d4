import { LayeredRows } from './layered-rows.ts';

type Lists<Row> = ReadonlyMap<string, readonly Row[]>;

/**
 * Finds the records of a collection by what they belong to: `const ofPerson = rowsBy('personId')`. The whole collection
 * is sorted out once; what was changed in a large one since then is looked at beside it.
 */
export function rowsBy<Key extends string>(key: Key) {
  const known = new WeakMap<object, Lists<{ readonly [Name in Key]: string }>>();
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
  return <Row extends { readonly id: string } & { readonly [Name in Key]: string }>(
    rows: ReadonlyMap<string, Row>,
    value: string,
  ): readonly Row[] => {
    if (!(rows instanceof LayeredRows)) return listsOf(rows).get(value) ?? [];
    const { base, changes }: LayeredRows<Row> = rows;
    const own = listsOf(base).get(value) ?? [];
    const kept = own.flatMap((row) => {
      const changed = changes.get(row.id);
      return changed === undefined ? row : changed?.[key] === value ? changed : [];
    });
    for (const [id, row] of changes)
      if (row?.[key] === value && base.get(id)?.[key] !== value) kept.push(row);
    return kept;
  };
}
