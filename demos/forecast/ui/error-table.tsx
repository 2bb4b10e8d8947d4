import { amount } from '#lib/money/amount.ts';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';
import type { ModelRow } from '../model-rows.ts';
import { percent } from '../words.ts';

/** What each model got wrong on the series' own past, beside the naive. */
export function ErrorTable({ rows, currency }: { rows: readonly ModelRow[]; currency: string }) {
  const columns: DataColumn<ModelRow>[] = [
    { id: 'name', heading: 'Model', value: ({ name }) => name },
    {
      id: 'ratio',
      heading: 'Error vs naive',
      kind: 'number',
      value: ({ ratio }) => ratio,
      cell: ({ ratio }) => `${ratio.toFixed(2)} ×`,
      onPhone: 'figure',
    },
    {
      id: 'error',
      heading: 'Mean error',
      kind: 'number',
      value: ({ error }) => error,
      cell: ({ error }) => amount(error, currency),
    },
    {
      id: 'percent',
      heading: 'sMAPE',
      kind: 'number',
      value: (row) => row.percent,
      cell: (row) => `${row.percent.toFixed(1)}%`,
      onPhone: 'note',
    },
    {
      id: 'scaled',
      heading: 'MASE',
      kind: 'number',
      value: ({ scaled }) => scaled,
      cell: ({ scaled }) => scaled.toFixed(2),
    },
    {
      id: 'weight',
      heading: 'Share of forecast',
      kind: 'number',
      value: ({ weight }) => weight ?? 0,
      cell: ({ weight }) => (weight === null ? '' : percent(weight)),
    },
  ];
  if (rows.length === 0) return <p>There are too few values to measure errors. Import at least four.</p>;
  return (
    <Table
      caption="Errors in the back-test"
      captionHidden
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      density="dense"
    />
  );
}
