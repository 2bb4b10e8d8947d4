import type { RowData } from '@tanstack/react-table';
import { SlidersHorizontal } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { Check } from './check.tsx';
import type { DataColumn } from './columns.ts';
import type { Density } from './looks.ts';
import type { TableState } from './use-data-table.ts';

interface LineProps {
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  children: string;
}

function Line({ children, ...check }: LineProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-2.5 hover:bg-selected"
    >
      <Check id={id} {...check} />
      {children}
    </label>
  );
}

interface ViewChoiceProps<Item extends RowData> {
  table: TableState<Item>;
  columns: readonly DataColumn<Item>[];
  density: Density;
  onDensityChange: (density: Density) => void;
}

/** Which columns are shown, and how close the rows stand. */
export function ViewChoice<Item extends RowData>({
  table,
  columns,
  density,
  onDensityChange,
}: ViewChoiceProps<Item>) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-[.9375rem] font-[540] shadow-[inset_0_0_0_1px_var(--line)] hover:bg-selected @max-[36rem]:hidden"
      >
        <SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden="true" />
        Columns
      </button>
      <div
        id={id}
        popover="auto"
        className="m-0 mt-1.5 w-60 rounded-[1.25rem] border border-line bg-raised p-2 text-[.9375rem] text-ink shadow-[0_12px_32px_-12px_oklch(0_0_0/.28)] [inset:auto] [position-area:self-block-end_span-self-inline-start] [position-try-fallbacks:flip-block]"
      >
        <fieldset>
          <legend className="px-2.5 py-1.5 text-[.84375rem] text-mute">Columns</legend>
          {columns.map((column) => {
            const state = table.getColumn(column.id);
            return state?.getCanHide() ? (
              <Line
                key={column.id}
                checked={state.getIsVisible()}
                onChange={state.getToggleVisibilityHandler()}
              >
                {column.heading}
              </Line>
            ) : null;
          })}
        </fieldset>
        <div className="mt-2 border-t border-line pt-2">
          <Line
            checked={density === 'dense'}
            onChange={(event) => onDensityChange(event.target.checked ? 'dense' : 'regular')}
          >
            Compact rows
          </Line>
        </div>
      </div>
    </>
  );
}
