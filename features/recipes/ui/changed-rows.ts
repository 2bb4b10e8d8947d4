import type { KeptChanges } from '../changes.ts';

/** What became of a row. */
export type ChangeKind = 'added' | 'gone' | 'changed';

/** A row of the table of changes; rows and columns may be alike, so each is known by its place. */
interface ChangedRow {
  id: string;
  kind: ChangeKind;
  /** With what stood there before, where that differs. */
  cells: { id: string; text: string; before: string | undefined }[];
}

/** The table of changes. */
interface ChangedTable {
  headings: { id: string; name: string }[];
  rows: ChangedRow[];
}

const isAddress = (text: string): boolean => text === '' || /^https?:\/\//.test(text);

/**
 * The changes as rows: first what changed, then what came, then what went. Columns that hold nothing but addresses
 * are left out while none of them changed: they say nothing, and take the room of those that do.
 */
export function changedTable({ columns, added, gone, changed }: KeptChanges): ChangedTable {
  const found = [
    ...changed.map(({ row, cells }, at) => ({ id: `changed ${at}`, kind: 'changed' as const, row, cells })),
    ...added.map((row, at) => ({ id: `added ${at}`, kind: 'added' as const, row, cells: [] })),
    ...gone.map((row, at) => ({ id: `gone ${at}`, kind: 'gone' as const, row, cells: [] })),
  ];
  const table = columns.map((name, place) => ({
    id: `${place}`,
    name,
    cells: found.map(({ row, cells }) => ({
      id: `${place}`,
      text: row[place] ?? '',
      before: cells.find(({ column }) => column === name)?.before,
    })),
  }));
  const telling = table.filter(({ cells }) =>
    cells.some(({ text, before }) => before !== undefined || !isAddress(text)),
  );
  const shown = telling.length > 0 ? telling : table;
  return {
    headings: shown.map(({ id, name }) => ({ id, name })),
    rows: found.map(({ id, kind }, at) => ({
      id,
      kind,
      cells: shown.flatMap(({ cells }) => cells[at] ?? []),
    })),
  };
}
