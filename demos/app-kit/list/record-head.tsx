import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { memo } from 'react';
import { Check } from '#ui/data/table/check.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { headingSide, looks } from '#ui/data/table/looks.ts';

interface RecordHeadProps<Item> {
  columns: readonly DataColumn<Item>[];
  /** The column that sorts. */
  by: string | null;
  down: boolean;
  choose: (name: string, value: string) => void;
  /** Whether all, some or none are chosen; null where nothing can be. */
  chosen: 'all' | 'some' | 'none' | null;
  onChooseAll: () => void;
}

function Head<Item>({ columns, by, down, choose, chosen, onChooseAll }: RecordHeadProps<Item>) {
  return (
    <thead className={looks.head}>
      <tr className="h-11">
        {chosen ? (
          <th scope="col" className={`${looks.headCell} ${looks.headName} start-0 w-13 print:hidden`}>
            <Check
              aria-label="Select all results"
              checked={chosen === 'all'}
              partly={chosen === 'some'}
              onChange={onChooseAll}
            />
          </th>
        ) : null}
        {columns.map((column, place) => {
          const { id, heading, kind, width } = column;
          const isBy = by === id;
          const Sign = isBy ? (down ? ArrowDown : ArrowUp) : ArrowUpDown;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={isBy ? (down ? 'descending' : 'ascending') : undefined}
              style={width ? { width: `${width}rem` } : undefined}
              className={`${looks.headCell} print:!w-auto ${headingSide(column)} ${place === 0 ? `${looks.headName} ${chosen ? 'start-13' : 'start-0'}` : ''}`}
            >
              <button
                type="button"
                onClick={() => choose('by', isBy ? (down ? '' : `-${id}`) : id)}
                className={`-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 hover:bg-selected hover:text-ink print:hidden ${isBy ? 'font-[540] text-ink' : ''} ${kind === 'number' ? 'flex-row-reverse' : ''}`}
              >
                {heading}
                <Sign
                  size={16}
                  strokeWidth={1.5}
                  aria-hidden="true"
                  className={`shrink-0 ${isBy ? '' : 'opacity-50'}`}
                />
              </button>
              {/* On paper the headings stand on every page, and nothing sorts by them. */}
              <span className="hidden print:inline">{heading}</span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The headings: each sorts by its column, up, down, and back to the order that was given. */
export const RecordHead = memo(Head) as typeof Head;
