import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLocation } from 'react-router';
import { sortOf, tableHref } from '#lib/lists/table-query.ts';
import { Check } from '../../data/table/check.tsx';
import type { DataColumn } from '../../data/table/columns.ts';
import { headingSide, looks } from '../../data/table/looks.ts';
import type { AnyPage } from './asked.ts';

interface SortHeadProps<Row> {
  page: AnyPage;
  columns: readonly DataColumn<Row>[];
  /** Ticks all rows or none; null where rows cannot be chosen. */
  onTickAll: ((checked: boolean) => void) | null;
  allTicked: boolean;
  someTicked: boolean;
}

/** The headings of a staff list: each is a link to the list in its order, and back the other way. */
export function SortHead<Row>({ page, columns, onTickAll, allTicked, someTicked }: SortHeadProps<Row>) {
  const { pathname } = useLocation();
  const sorted = sortOf(page.sort);
  return (
    <thead className={looks.head}>
      <tr className="h-11">
        {onTickAll ? (
          <th scope="col" className={`${looks.headCell} ${looks.headName} start-0 w-13 noscript:invisible`}>
            <Check
              aria-label="Choose all rows of this page"
              checked={allTicked}
              partly={someTicked && !allTicked}
              onChange={(event) => onTickAll(event.target.checked)}
            />
          </th>
        ) : null}
        {columns.map((column, place) => {
          const isSorted = sorted.column === column.id;
          // Of figures and times the largest and the latest are asked for first.
          const down = isSorted ? !sorted.descending : column.kind === 'number' || column.kind === 'date';
          const Sign = sorted.descending ? ArrowDown : ArrowUp;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={isSorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
              className={`${looks.headCell} ${headingSide(column)} ${place === 0 ? `${looks.headName} ${onTickAll ? 'start-13' : 'start-0'}` : ''}`}
            >
              {page.columns.find(({ name }) => name === column.id)?.sortable ? (
                <a
                  href={tableHref(pathname, page.query, { sort: `${down ? '-' : ''}${column.id}` })}
                  className={`-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-lg px-2 hover:bg-selected hover:text-ink ${isSorted ? 'font-[540] text-ink' : ''}`}
                >
                  {column.heading}
                  {isSorted ? (
                    <Sign size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
                  ) : null}
                </a>
              ) : (
                column.heading
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
