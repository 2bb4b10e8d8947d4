import type { Collections, Edit, ListsOf, RowsOf } from './edits.ts';

/**
 * The edits that take the sample's records of these collections away, and what belonged to its people; what the visitor
 * made besides stays.
 */
export function withoutSample<C extends Collections>(
  rows: RowsOf<C>,
  sample: ListsOf<C>,
  names: readonly (keyof C & string)[],
): Edit<C>[] {
  const gone = new Set(names.flatMap((name) => sample[name].map(({ id }) => `${name} ${id}`)));
  const isTheirs = (row: object) =>
    'personId' in row && typeof row.personId === 'string' && gone.has(`people ${row.personId}`);
  const from = <Name extends keyof C & string>(name: Name): Edit<C, Name>[] =>
    [...rows[name].values()]
      .filter((row) => gone.has(`${name} ${row.id}`) || isTheirs(row))
      .map(({ id }) => ({ in: name, id, row: null }));
  return names.flatMap((name) => from(name));
}
