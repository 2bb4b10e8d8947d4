import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { looks } from './looks.ts';
import { DataRow, type RowProps } from './row.tsx';
import type { TableRow } from './use-data-table.ts';

/** Heights in rem, as `looks` draws them: a fixed height spares measuring each row. */
const rem = { regular: 2.75, dense: 2.25, card: 4.25 };
const narrow = 36;

interface VirtualBodyProps<Item extends RowData> extends Omit<RowProps<Item>, 'row' | 'selected' | 'place'> {
  rows: readonly TableRow<Item>[];
  /** How many cells a row has. */
  cells: number;
  scroller: RefObject<HTMLElement | null>;
}

/** The height of a row in px: it grows with the reader's text, and in a narrow place rows are cards. */
export function useRowHeight(scroller: RefObject<HTMLElement | null>, density: 'regular' | 'dense'): number {
  const [place, setPlace] = useState({ text: 16, isNarrow: false });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const isNarrow = element.clientWidth < narrow * text;
      setPlace((before) =>
        before.text === text && before.isNarrow === isNarrow ? before : { text, isNarrow },
      );
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [scroller]);
  return rem[place.isNarrow ? 'card' : density] * place.text;
}

/** Keeps the room of rows that are not drawn. */
export function Room({ cells, height }: { cells: number; height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={cells} className="p-0" style={{ height }} />
      </tr>
    </tbody>
  );
}

/** Draws only the rows in view and a few around them; empty space takes the place of the others. */
export function VirtualBody<Item extends RowData>({
  rows,
  cells,
  scroller,
  density,
  ...rest
}: VirtualBodyProps<Item>) {
  const height = useRowHeight(scroller, density);
  // A new function would have every row counted again at every step of the scrollbar.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey,
    overscan: 6,
    // What the server draws before anybody has scrolled.
    initialRect: { width: 800, height: 480 },
  });
  useEffect(() => {
    if (height) virtual.measure();
  }, [virtual, height]);
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <Room cells={cells} height={above} />
      <tbody className={looks.body}>
        {items.map(({ index, key }) => {
          const row = rows[index];
          return row ? (
            <DataRow
              key={key}
              row={row}
              // The headings are the first row.
              place={index + 2}
              selected={row.getIsSelected()}
              density={density}
              {...rest}
            />
          ) : null;
        })}
      </tbody>
      <Room cells={cells} height={below} />
    </>
  );
}
