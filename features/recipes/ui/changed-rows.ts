import type { KeptChanges } from '../changes.ts';

/** What became of a row. */
export type ChangeKind = 'added' | 'gone' | 'changed';

/** A row of the table of changes; rows and columns may be alike, so each is known by its place. */
export interface ChangedRow {
  id: string;
  kind: ChangeKind;
  /** With what stood there before, where that differs. */
  cells: { id: string; text: string; before: string | undefined }[];
}

/** The changes as rows: first what changed, then what came, then what went. */
export function changedRows({ columns, added, gone, changed }: KeptChanges): ChangedRow[] {
  const rowOf =
    (kind: ChangeKind) =>
    (
      { row, cells = [] }: { row: readonly string[]; cells?: KeptChanges['changed'][number]['cells'] },
      at: number,
    ) => ({
      id: `${kind} ${at}`,
      kind,
      cells: columns.map((column, place) => ({
        id: `${place}`,
        text: row[place] ?? '',
        before: cells.find((cell) => cell.column === column)?.before,
      })),
    });
  return [
    ...changed.map(rowOf('changed')),
    ...added.map((row) => ({ row })).map(rowOf('added')),
    ...gone.map((row) => ({ row })).map(rowOf('gone')),
  ];
}
