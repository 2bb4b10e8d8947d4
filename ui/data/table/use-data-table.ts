import {
  type ColumnDef,
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type ReactTable,
  type Row,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type CellValue, compareValues, type DataColumn, holds } from './columns.ts';

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

/** A row as the table knows it; `original` is what it was given. */
export type TableRow<Item extends RowData> = Row<typeof features, Item>;
export type TableState<Item extends RowData> = ReactTable<typeof features, Item>;

interface Given<Item> {
  columns: readonly DataColumn<Item>[];
  rows: readonly Item[];
  rowId: (item: Item) => string;
  selectable: boolean;
}

/** Sorting, finding, choosing rows and columns: the table's behaviour, without any look. */
export function useDataTable<Item extends RowData>({ columns, rows, rowId, selectable }: Given<Item>) {
  const definitions = useMemo(
    () =>
      columns.map(
        (column, place): ColumnDef<typeof features, Item> => ({
          id: column.id,
          accessorFn: column.value,
          // The name of a thing cannot be switched off.
          enableHiding: place > 0,
          sortFn: (a, b, id) => compareValues(a.getValue<CellValue>(id), b.getValue<CellValue>(id)),
          sortDescFirst: false,
        }),
      ),
    [columns],
  );
  const initialState = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(
        columns.flatMap(({ id, hidden }) => (hidden ? [[id, false]] : [])),
      ),
    }),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    enableRowSelection: selectable,
    enableMultiSort: false,
    globalFilterFn: (row, _column, typed: string) =>
      holds(
        columns.map(({ value }) => value(row.original)),
        typed,
      ),
    // One look at a row reads all of its columns.
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
    initialState,
  });
  const { columnVisibility } = table.state;
  const shown = useMemo(
    () => columns.filter(({ id }) => columnVisibility[id] !== false),
    [columns, columnVisibility],
  );
  return { table, shown };
}
