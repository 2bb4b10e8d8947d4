import type { RowData } from '@tanstack/react-table';
import { Search, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { counted, grouped } from '#lib/money/grouped.ts';
import { Check } from './check.tsx';
import type { DataColumn } from './columns.ts';
import type { Density } from './looks.ts';
import type { TableState } from './use-data-table.ts';
import { ViewChoice } from './view-choice.tsx';

interface ToolbarProps<Item extends RowData> {
  table: TableState<Item>;
  columns: readonly DataColumn<Item>[];
  /** What a row is called, one and many. */
  noun: readonly [one: string, many: string];
  selectable: boolean;
  /** No row is there yet. */
  waiting: boolean;
  selectionActions?: (chosen: readonly Item[]) => ReactNode;
  density: Density;
  onDensityChange: (density: Density) => void;
}

/** Headings are not seen in a narrow place, so sorting has a field of its own there. */
function OrderField<Item extends RowData>({ table, columns }: Pick<ToolbarProps<Item>, 'table' | 'columns'>) {
  const [sorted] = table.state.sorting;
  return (
    <select
      aria-label="Order by"
      value={sorted ? `${sorted.id} ${sorted.desc}` : ''}
      onChange={({ target }) => {
        const [id, desc] = target.value.split(' ');
        table.setSorting(id ? [{ id, desc: desc === 'true' }] : []);
      }}
      className="hidden h-11 min-w-0 max-w-40 flex-1 basis-24 rounded-full border border-outline bg-raised px-4 text-[.9375rem] @max-[36rem]:block"
    >
      <option value="">Original order</option>
      {columns.flatMap(({ id, heading }) => [
        <option key={`${id} up`} value={`${id} false`}>{`${heading}, up`}</option>,
        <option key={`${id} down`} value={`${id} true`}>{`${heading}, down`}</option>,
      ])}
    </select>
  );
}

/** What can be done with all rows; as soon as some are chosen, what can be done with those. */
export function Toolbar<Item extends RowData>({
  table,
  columns,
  noun,
  selectable,
  waiting,
  selectionActions,
  density,
  onDensityChange,
}: ToolbarProps<Item>) {
  const id = useId();
  const all = table.getCoreRowModel().rows.length;
  const found = table.getFilteredRowModel().rows.length;
  const chosen = table.getSelectedRowModel().rows;
  const typed: string = table.state.globalFilter ?? '';
  const said = waiting
    ? `Fetching ${noun[1]}`
    : chosen.length > 0
      ? `${grouped(chosen.length)} of ${counted(all, ...noun)} selected`
      : found < all
        ? `${grouped(found)} of ${counted(all, ...noun)}`
        : counted(all, ...noun);
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-2 border-b border-line px-5 py-2.5 @max-[36rem]:px-4">
      {selectable ? (
        <Check
          aria-label={`Choose all ${noun[1]}`}
          checked={table.getIsAllRowsSelected()}
          partly={chosen.length > 0 && !table.getIsAllRowsSelected()}
          onChange={table.getToggleAllRowsSelectedHandler()}
          className="me-1 @min-[36rem]:hidden"
        />
      ) : null}
      <p role="status" className="me-auto text-[.9375rem] font-[540] tabular-nums">
        {said}
      </p>
      {chosen.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2 @max-[36rem]:w-full">
          {selectionActions?.(chosen.map((row) => row.original))}
          <button
            type="button"
            onClick={() => table.resetRowSelection(true)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-[.9375rem] font-[540] hover:bg-selected"
          >
            <X size={16} strokeWidth={1.5} aria-hidden="true" />
            Clear selection
          </button>
        </div>
      ) : (
        <>
          <OrderField table={table} columns={columns} />
          <div className="relative @max-[36rem]:w-full">
            <Search
              size={16}
              strokeWidth={1.5}
              aria-hidden="true"
              className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-mute"
            />
            <input
              id={id}
              type="search"
              aria-label={`Find ${noun[1]}`}
              placeholder="Search words"
              value={typed}
              onChange={(event) => table.setGlobalFilter(event.target.value)}
              className="h-11 w-full rounded-full border border-outline bg-raised pe-4 ps-10 text-[.9375rem] placeholder:text-mute @min-[36rem]:w-52"
            />
          </div>
          <ViewChoice table={table} columns={columns} density={density} onDensityChange={onDensityChange} />
        </>
      )}
    </div>
  );
}
