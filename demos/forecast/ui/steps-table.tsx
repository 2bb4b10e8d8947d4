import { amount } from '#lib/money/amount.ts';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';
import type { Analysis } from '../analyse.ts';
import { forecastRows } from '../reproduce.ts';
import type { ForecastState } from '../state.ts';

type Row = (string | number)[];

/** The numbers behind the picture, a row for each step. */
export function StepsTable({ state, analysis }: { state: ForecastState; analysis: Analysis }) {
  const { columns, rows } = forecastRows(state, analysis);
  const shown = columns.map((heading, index): DataColumn<Row> => {
    if (index === 0) return { id: heading, heading, value: (row) => String(row[0]) };
    const value = (row: Row) => Number(row[index]);
    const onPhone = index === 1 ? 'figure' : undefined;
    return {
      id: heading,
      heading,
      kind: 'number',
      value,
      cell: (row) => amount(value(row), state.currency),
      onPhone,
    };
  });
  return (
    <Table
      caption="The forecast, step by step"
      captionHidden
      columns={shown}
      rows={rows}
      rowId={(row) => String(row[0])}
      density="dense"
    />
  );
}
