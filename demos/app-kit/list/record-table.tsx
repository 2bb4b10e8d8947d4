import { type ReactNode, useMemo, useRef } from 'react';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { looks } from '#ui/data/table/looks.ts';
import { InsteadOfRows } from '#ui/data/table/states.tsx';
import { useUnmoved } from '#ui/data/table/use-unmoved.ts';
import { downloadCsv } from '../../kit/export/download.ts';
import type { Facet } from './find-records.ts';
import { ListBar } from './list-bar.tsx';
import { RecordHead } from './record-head.tsx';
import { RecordRows } from './record-rows.tsx';
import { useAsked } from './use-asked.ts';
import { useChosen } from './use-chosen.ts';
import { useFound } from './use-found.ts';

interface RecordTableProps<Item extends { id: string }> {
  /** What the table shows; spoken, not shown. */
  caption: string;
  /** What a record is called, one and many: `['employee', 'employees']`. */
  noun: readonly [one: string, many: string];
  /** A constant. Every column but the first needs a `width`; `onPhone` says where it stands on a card. */
  columns: readonly DataColumn<Item>[];
  /** In the order that they have while nothing else is asked for. */
  rows: readonly Item[];
  /** A constant, or memoised: what narrows the list, in the address by its `id`. */
  facets?: readonly Facet<Item>[];
  /** Where a row leads. */
  href?: (item: Item) => string;
  /** What can be done with the chosen records; without it none can be chosen. */
  actions?: (chosen: readonly Item[], chooseNone: () => void) => ReactNode;
  /** Names the CSV file that takes away what is found: 'employees'. */
  csv?: string;
  /** What will be here, and the first step. */
  empty: ReactNode;
  /** How high the rows may stand before they scroll under the headings. */
  height?: string;
}

const noFacets: readonly Facet<unknown>[] = [];
const idOf = ({ id }: { id: string }) => id;

/** Records that are searched, narrowed, sorted, chosen, opened and taken away, from none to twenty thousand. */
export function RecordTable<Item extends { id: string }>({
  caption,
  noun,
  columns,
  rows,
  facets = noFacets,
  href,
  actions,
  csv,
  empty,
  height = 'max(24rem, calc(100dvh - 15rem))',
}: RecordTableProps<Item>) {
  const scroller = useRef<HTMLElement>(null);
  useUnmoved(scroller);
  const { asked, words, onWords, choose } = useAsked(facets);
  const found = useFound(rows, columns, facets, asked);
  const { chosen, rows: chosenRows, onChoose, all, none } = useChosen(found, idOf);
  const linked = useMemo(() => withLinks(columns, href), [columns, href]);
  const amount = chosenRows.length === 0 ? 'none' : chosenRows.length === found.length ? 'all' : 'some';
  function takeAway() {
    const list = chosenRows.length > 0 ? chosenRows : found;
    downloadCsv(
      `${csv}.csv`,
      columns.map(({ heading }) => heading),
      list.map((row) => columns.map(({ value }) => value(row))),
    );
  }
  const cells = columns.length + (actions ? 1 : 0);
  function body() {
    if (rows.length === 0) return <InsteadOfRows cells={cells}>{empty}</InsteadOfRows>;
    if (found.length === 0)
      return (
        <InsteadOfRows cells={cells}>
          <p className="text-mute">Nothing matches. Shorten your search or change a filter.</p>
        </InsteadOfRows>
      );
    return (
      <RecordRows
        rows={found}
        idOf={idOf}
        columns={linked}
        hrefOf={href}
        chosen={actions ? chosen : null}
        onChoose={onChoose}
        scroller={scroller}
      />
    );
  }
  return (
    <div className={looks.frame}>
      {rows.length > 0 ? (
        <ListBar
          {...{ noun, columns, facets, asked, words, onWords, choose }}
          all={rows.length}
          found={found.length}
          chosen={actions ? chosenRows.length : 0}
          onChooseNone={none}
          actions={actions?.(chosenRows, none)}
          onCsv={csv ? takeAway : undefined}
        />
      ) : null}
      <section
        ref={scroller}
        aria-label={caption}
        tabIndex={0}
        style={{ maxHeight: height }}
        className={`${looks.scroller} outline-offset-[-3px] [overflow-anchor:none] print:!max-h-none print:overflow-visible`}
      >
        <table
          aria-rowcount={found.length + 1}
          className={`${looks.table} table-fixed @max-[36rem]:!min-w-0 print:!min-w-0 print:text-[.75rem]`}
          style={{ minWidth: `${columns.reduce((sum, { width = 0 }) => sum + width, 14)}rem` }}
        >
          <caption className="sr-only">{caption}</caption>
          <RecordHead
            columns={columns}
            by={asked.by}
            down={asked.down}
            choose={choose}
            chosen={actions ? amount : null}
            onChooseAll={all}
          />
          {body()}
        </table>
      </section>
    </div>
  );
}

/** The name of a record leads to it, from anywhere in its row. */
function withLinks<Item>(columns: readonly DataColumn<Item>[], href?: (item: Item) => string) {
  const [first, ...rest] = columns;
  if (!href || !first) return columns;
  const cell = (item: Item) => (
    <a href={href(item)} className="after:absolute after:inset-0">
      {first.cell ? first.cell(item) : first.value(item)}
    </a>
  );
  return [{ ...first, cell }, ...rest];
}
