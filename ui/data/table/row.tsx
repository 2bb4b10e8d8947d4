import type { RowData } from '@tanstack/react-table';
import { memo, type ReactNode } from 'react';
import { Cells } from './cells.tsx';
import { Check } from './check.tsx';
import type { DataColumn } from './columns.ts';
import { type Density, heights, looks } from './looks.ts';
import type { TableRow } from './use-data-table.ts';

export interface RowProps<Item extends RowData> {
  row: TableRow<Item>;
  columns: readonly DataColumn<Item>[];
  selectable: boolean;
  selected: boolean;
  density: Density;
  rowActions?: (item: Item) => ReactNode;
  /** Its place among all rows, where only some of them are in the page. */
  place?: number;
}

function OneRow<Item extends RowData>({
  row,
  columns,
  selectable,
  selected,
  density,
  rowActions,
  place,
}: RowProps<Item>) {
  const name = String(columns[0]?.value(row.original));
  return (
    <tr
      aria-rowindex={place}
      data-selected={selected || undefined}
      className={`${looks.row} ${heights[density]} ${place ? 'whitespace-nowrap @max-[36rem]:h-17' : '@min-[36rem]:whitespace-nowrap'}`}
    >
      {selectable ? (
        <td className={`${looks.cell} ${looks.select}`}>
          <Check aria-label={`Choose ${name}`} checked={selected} onChange={row.getToggleSelectedHandler()} />
        </td>
      ) : null}
      <Cells
        columns={columns}
        item={row.original}
        nameClass={selectable ? 'start-13' : ''}
        cut={Boolean(place)}
      />
      {rowActions ? <td className={`${looks.cell} ${looks.actions}`}>{rowActions(row.original)}</td> : null}
    </tr>
  );
}

/** Drawn anew only when something of its own has changed, so that scrolling draws the rows that come in and no other. */
export const DataRow = memo(OneRow) as typeof OneRow;
