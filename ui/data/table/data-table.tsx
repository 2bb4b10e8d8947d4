import type { RowData } from '@tanstack/react-table';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import type { DataColumn } from './columns.ts';
import { Head } from './head.tsx';
import { type Density, looks } from './looks.ts';
import { DataRow } from './row.tsx';
import { InsteadOfRows, WaitingRows } from './states.tsx';
import { Toolbar } from './toolbar.tsx';
import { useDataTable } from './use-data-table.ts';
import { useUnmoved } from './use-unmoved.ts';
import { VirtualBody } from './virtual-body.tsx';

interface DataTableProps<Item extends RowData> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table shows, for screen readers. */
  caption: string;
  /** What rows are called, singular and plural: `['stop', 'stops']`. */
  noun: readonly [one: string, many: string];
  /** Define it once: a new array at each render would reset the table. */
  columns: readonly DataColumn<Item>[];
  rows: readonly Item[];
  rowId: (item: Item) => string;
  /** Lets people choose one row, a range of rows with Shift, or all of them. */
  selectable?: boolean;
  /** Actions for the chosen rows, which replace the filter. */
  selectionActions?: (chosen: readonly Item[]) => ReactNode;
  /** The action shown in each row, and a menu for any others. */
  rowActions?: (item: Item) => ReactNode;
  density?: Density;
  /** The height at which the rows begin to scroll under the headings. */
  height?: string;
  /** Renders only the visible rows, for tables with many thousands. Every column but the first then needs a `width`. */
  virtual?: boolean;
  /** Whether rows are loading; rows that are already there stay, otherwise space is reserved for them. */
  waiting?: boolean;
  /** Shown if loading fails: what happened, what was kept and what to do. */
  error?: ReactNode;
  /** Shown if there are no rows: what will appear here, and one action. */
  empty?: ReactNode;
}

/** A fixed layout gives the first column what the others leave; this much it needs. */
const leastWidth = <Item,>(columns: readonly DataColumn<Item>[]) =>
  columns.reduce((sum, { width = 0 }) => sum + width, 11);

/** Rows that people can sort, search, choose and act on, from none to a hundred thousand. */
export function DataTable<Item extends RowData>({
  caption,
  noun,
  columns,
  rows,
  rowId,
  selectable = false,
  selectionActions,
  rowActions,
  density: firstDensity = 'regular',
  height = '32rem',
  virtual = false,
  waiting = false,
  error,
  empty,
  className = '',
  ...rest
}: DataTableProps<Item>) {
  const scroller = useRef<HTMLElement>(null);
  const [density, setDensity] = useState(firstDensity);
  useUnmoved(scroller);
  const { table, shown } = useDataTable({ columns, rows, rowId, selectable });
  const found = table.getRowModel().rows;
  const cells = shown.length + (selectable ? 1 : 0) + (rowActions ? 1 : 0);
  const shared = { columns: shown, selectable, density, rowActions };
  function body() {
    if (error) return <InsteadOfRows cells={cells}>{error}</InsteadOfRows>;
    if (rows.length === 0 && waiting) return <WaitingRows cells={cells} />;
    if (rows.length === 0) return <InsteadOfRows cells={cells}>{empty}</InsteadOfRows>;
    if (found.length === 0)
      return (
        <InsteadOfRows cells={cells}>
          <p>No rows contain “{table.state.globalFilter}”. Try a shorter search.</p>
        </InsteadOfRows>
      );
    if (virtual) return <VirtualBody rows={found} cells={cells} scroller={scroller} {...shared} />;
    return (
      <tbody className={looks.body}>
        {found.map((row) => (
          <DataRow key={row.id} row={row} selected={row.getIsSelected()} {...shared} />
        ))}
      </tbody>
    );
  }
  return (
    <div className={`${looks.frame} ${className}`} {...rest}>
      {rows.length > 0 || waiting ? (
        <Toolbar
          table={table}
          columns={columns}
          noun={noun}
          selectable={selectable}
          waiting={rows.length === 0}
          selectionActions={selectionActions}
          density={density}
          onDensityChange={setDensity}
        />
      ) : null}
      <section
        ref={scroller}
        aria-label={caption}
        tabIndex={0}
        style={virtual ? { height } : { maxHeight: height }}
        className={`${looks.scroller} outline-offset-[-3px] ${virtual ? '[overflow-anchor:none] [contain:strict]' : ''}`}
      >
        <table
          aria-rowcount={virtual ? found.length + 1 : undefined}
          aria-busy={waiting || undefined}
          className={`${looks.table} ${virtual ? 'table-fixed @max-[36rem]:!min-w-0' : ''}`}
          style={virtual ? { minWidth: `${leastWidth(shown)}rem` } : undefined}
        >
          <caption className="sr-only">{caption}</caption>
          <Head table={table} columns={shown} selectable={selectable} hasActions={Boolean(rowActions)} />
          {body()}
        </table>
      </section>
    </div>
  );
}
