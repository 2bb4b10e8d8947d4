import { useMemo } from 'react';
import type { Harvest } from '#engines/scrape/recipe/apply.ts';
import type { Field } from '#engines/scrape/recipe/schema.ts';
import type { Value } from '#engines/scrape/values/read.ts';
import type { CellValue, DataColumn } from '#ui/data/table/columns.ts';
import { DataTable } from '#ui/data/table/data-table.tsx';
import { Cell } from './cell.tsx';

interface RowsTableProps {
  fields: readonly Field[];
  table: Harvest;
  waiting: boolean;
}

interface Row {
  id: string;
  texts: readonly string[];
  values: readonly (Value | null)[];
}

/** What a cell is sorted and found by; what does not fit stands after what does. */
function sortedBy({ texts, values }: Row, at: number): CellValue {
  const value = values[at] ?? null;
  if (value === null) return texts[at] ?? '';
  if (typeof value === 'object') return value.amount;
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
}

/** Where columns stand when rows are cards of two lines: the first names it, then words, a figure and the rest. */
function places(fields: readonly Field[]): DataColumn<Row>['onPhone'][] {
  const left = new Set(['note', 'figure', 'state'] as const);
  return fields.map(({ kind }, at) => {
    if (at === 0 || kind === 'link' || kind === 'picture') return undefined;
    const wanted = kind === 'money' || kind === 'number' ? 'figure' : kind === 'text' ? 'note' : 'state';
    const place = left.has(wanted) ? wanted : undefined;
    if (place) left.delete(place);
    return place;
  });
}

/** In rem, for a table of which only the rows in view are drawn. */
const widths = { text: 14, number: 8, money: 9, date: 9, link: 14, picture: 14, 'yes-no': 7 } as const;
const drawnWhole = 300;

/** The rows, to be sorted and searched; cells that do not fit their column are marked. */
export function RowsTable({ fields, table, waiting }: RowsTableProps) {
  const columns = useMemo((): DataColumn<Row>[] => {
    const onPhone = places(fields);
    return fields.map(({ name, kind }, at) => ({
      id: `column-${at}`,
      heading: name,
      kind: kind === 'number' || kind === 'money' ? 'number' : 'text',
      value: (row) => sortedBy(row, at),
      cell: ({ texts, values }) => <Cell text={texts[at] ?? ''} value={values[at] ?? null} kind={kind} />,
      onPhone: onPhone[at],
      ...(at === 0 ? {} : { width: widths[kind] }),
    }));
  }, [fields]);
  const rows = useMemo(
    () => table.rows.map((texts, at): Row => ({ id: String(at), texts, values: table.values[at] ?? [] })),
    [table],
  );
  return (
    <DataTable
      key={fields.length}
      caption="Rows found"
      noun={['row', 'rows']}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      density="dense"
      height="30rem"
      virtual={rows.length > drawnWhole}
      waiting={waiting}
      empty={<p>The recipe finds nothing on this page. Select one of its entries to start again.</p>}
    />
  );
}
