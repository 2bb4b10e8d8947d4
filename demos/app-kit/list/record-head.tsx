import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Check } from '#ui/data/table/check.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { headingSide, looks } from '#ui/data/table/looks.ts';
import type { Asked } from './find-records.ts';

interface RecordHeadProps<Item> {
  columns: readonly DataColumn<Item>[];
  asked: Asked;
  choose: (name: string, value: string) => void;
  /** Whether all, some or none are chosen; null where nothing can be. */
  chosen: 'all' | 'some' | 'none' | null;
  onChooseAll: () => void;
}

/** The headings: each sorts by its column, up, down, and back to the order that was given. */
export function RecordHead<Item>({ columns, asked, choose, chosen, onChooseAll }: RecordHeadProps<Item>) {
  return (
    <thead className={looks.head}>
      <tr className="h-11">
        {chosen ? (
          <th scope="col" className={`${looks.headCell} ${looks.headName} start-0 w-13`}>
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
          const isBy = asked.by === id;
          const Sign = isBy ? (asked.down ? ArrowDown : ArrowUp) : ArrowUpDown;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={isBy ? (asked.down ? 'descending' : 'ascending') : undefined}
              style={width ? { width: `${width}rem` } : undefined}
              className={`${looks.headCell} ${headingSide(column)} ${place === 0 ? `${looks.headName} ${chosen ? 'start-13' : 'start-0'}` : ''}`}
            >
              <button
                type="button"
                onClick={() => choose('by', isBy ? (asked.down ? '' : `-${id}`) : id)}
                className={`-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 hover:bg-selected hover:text-ink ${isBy ? 'font-[540] text-ink' : ''} ${kind === 'number' ? 'flex-row-reverse' : ''}`}
              >
                {heading}
                <Sign
                  size={16}
                  strokeWidth={1.5}
                  aria-hidden="true"
                  className={`shrink-0 ${isBy ? '' : 'opacity-50'}`}
                />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
