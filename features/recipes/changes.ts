import { type Changes, changesSince, type Table } from '#engines/scrape/changes.ts';
import { grouped } from '#lib/money/grouped.ts';

/** The bounds of what a run keeps: a table of rows, and what changed in it. */
const table = { rows: 5_000, letters: 1_000_000, cell: 1_000 };
const part = { rows: 100, letters: 30_000 };

/** What changed since the run before: all of it counted, the first rows of each kind kept. */
export interface KeptChanges {
  columns: string[];
  counts: { added: number; gone: number; changed: number; same: number };
  added: string[][];
  gone: string[][];
  changed: Changes['changed'];
}

/** The first things that fit into so many, and into so many letters altogether. */
function first<T>(things: readonly T[], most: { rows: number; letters: number }): T[] {
  let letters = 0;
  const end = things.slice(0, most.rows).findIndex((thing) => {
    letters += JSON.stringify(thing).length;
    return letters > most.letters;
  });
  return things.slice(0, end === -1 ? most.rows : end);
}

/** A table as it is kept: long cells are cut, and rows beyond the bounds are left out. */
export function keptTable({ columns, rows }: Table): { columns: string[]; rows: string[][] } {
  const cut = rows.slice(0, table.rows).map((row) => row.map((text) => text.slice(0, table.cell)));
  return { columns: [...columns], rows: first(cut, table) };
}

/** What became of a kept table since the one before it. */
export function keptChanges(before: Table, after: Table): KeptChanges {
  const { added, gone, changed, same } = changesSince(before, after);
  return {
    columns: [...after.columns],
    counts: { added: added.length, gone: gone.length, changed: changed.length, same },
    added: first(added, part),
    gone: first(gone, part),
    changed: first(changed, part),
  };
}

/** Whether any row differs. */
export const isNews = ({ added, gone, changed }: KeptChanges['counts']): boolean =>
  added + gone + changed > 0;

/** What changed in a few words: “2 added, 1 gone”. */
export function changesText(counts: KeptChanges['counts']): string {
  const said = (['added', 'gone', 'changed'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${grouped(counts[kind])} ${kind}`);
  return said.length > 0 ? said.join(', ') : 'nothing changed';
}
