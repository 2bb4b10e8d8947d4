import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Check } from './check.tsx';
import type { DataColumn } from './columns.ts';
import { headingSide, looks } from './looks.ts';
import type { TableState } from './use-data-table.ts';

const order = { asc: 'ascending', desc: 'descending' } as const;
const signs = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };

interface HeadProps<Item extends RowData> {
  table: TableState<Item>;
  columns: readonly DataColumn<Item>[];
  selectable: boolean;
  hasActions: boolean;
}

/** The headings: each sorts by its column, up, down, and back as it was. */
export function Head<Item extends RowData>({ table, columns, selectable, hasActions }: HeadProps<Item>) {
  return (
    <thead className={looks.head}>
      <tr className="h-11">
        {selectable ? (
          <th scope="col" className={`${looks.headCell} ${looks.headName} start-0 w-13`}>
            <Check
              aria-label="Choose all rows"
              checked={table.getIsAllRowsSelected()}
              partly={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
        ) : null}
        {columns.map((column, place) => {
          const state = table.getColumn(column.id);
          const sorted = state?.getIsSorted() || 'none';
          const Sign = signs[sorted];
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sorted === 'none' ? undefined : order[sorted]}
              style={column.width ? { width: `${column.width}rem` } : undefined}
              className={`${looks.headCell} ${headingSide(column)} ${place === 0 ? `${looks.headName} ${selectable ? 'start-13' : 'start-0'}` : ''}`}
            >
              <button
                type="button"
                onClick={() => state?.toggleSorting()}
                className={`-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-lg px-2 hover:bg-selected hover:text-ink ${sorted === 'none' ? '' : 'font-[540] text-ink'} ${column.kind === 'number' ? 'flex-row-reverse' : ''}`}
              >
                {column.heading}
                <Sign
                  size={16}
                  strokeWidth={1.5}
                  aria-hidden="true"
                  className={`shrink-0 ${sorted === 'none' ? 'opacity-50' : ''}`}
                />
              </button>
            </th>
          );
        })}
        {hasActions ? (
          <th scope="col" className={`${looks.headCell} w-0`}>
            <span className="sr-only">Actions</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
