import { rowsAfter } from './layered-rows.ts';

/** One record of an application. */
export interface Row {
  readonly id: string;
}

/** The kinds of records that an application has, by the name of their collection. */
export type Collections = Record<string, Row>;

/** All records, by collection and id. A change makes new maps, so views can compare them by identity. */
export type RowsOf<C extends Collections> = { readonly [Name in keyof C]: ReadonlyMap<string, C[Name]> };

/** The names of its collections. */
type NameIn<C extends Collections> = keyof C & string;

/** One record as it should be; null deletes it. */
export type Edit<C extends Collections, Name extends NameIn<C> = NameIn<C>> = {
  [One in Name]: { in: One; id: string; row: C[One] | null };
}[Name];

/** Records as lists, by collection: what seeds make and files hold. */
export type ListsOf<C extends Collections> = { readonly [Name in keyof C]: readonly C[Name][] };

/** The `put` of an application: the edit by which a collection has this record. `const put = putIn<Records>()` */
export const putIn =
  <C extends Collections>() =>
  <Name extends NameIn<C>>(name: Name, row: C[Name]): Edit<C, Name> => ({ in: name, id: row.id, row });

/** A list for each of these collections. */
export function listsOf<C extends Collections>(
  like: { readonly [Name in keyof C]: unknown },
  list: <Name extends NameIn<C>>(name: Name) => readonly C[Name][],
): ListsOf<C> {
  const lists: { [Name in NameIn<C>]?: readonly C[Name][] } = {};
  for (const name in like) lists[name] = list(name);
  // Every collection has come by.
  return lists as ListsOf<C>;
}

/** Records that are still being put together. */
type MapsOf<C extends Collections> = { readonly [Name in keyof C]: Map<string, C[Name]> };

/** Lists as maps. */
export function mapsFrom<C extends Collections>(lists: ListsOf<C>): MapsOf<C> {
  const entries = Object.entries<readonly Row[]>(lists).map(([name, rows]) => [
    name,
    new Map(rows.map((row) => [row.id, row])),
  ]);
  return Object.fromEntries(entries) as MapsOf<C>;
}

/** Lists as records that nobody changes. */
export const rowsFrom = <C extends Collections>(lists: ListsOf<C>): RowsOf<C> => mapsFrom(lists);

/** The records after these edits, and the edits that would take them back. */
export function edited<C extends Collections>(
  rows: RowsOf<C>,
  edits: readonly Edit<C>[],
): { rows: RowsOf<C>; back: Edit<C>[] } {
  const changed = new Map<keyof C & string, Map<string, Row | null>>();
  const back: Edit<C>[] = [];
  for (const edit of edits) {
    const changes = changed.get(edit.in) ?? new Map<string, Row | null>();
    changed.set(edit.in, changes);
    const before = changes.get(edit.id);
    back.push({
      ...edit,
      row: before === undefined ? (rows[edit.in].get(edit.id) ?? null) : before,
    } as Edit<C>);
    changes.set(edit.id, edit.row);
  }
  const after = [...changed].map(([name, changes]) => [name, rowsAfter<Row>(rows[name], changes)]);
  return { rows: { ...rows, ...Object.fromEntries(after) } as RowsOf<C>, back: back.reverse() };
}
