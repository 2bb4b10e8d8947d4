import { memo, type RefObject, useEffect, useState } from 'react';
import { Cells } from '#ui/data/table/cells.tsx';
import { Check } from '#ui/data/table/check.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { heights, looks } from '#ui/data/table/looks.ts';
import { Room, useRowHeight } from '#ui/data/table/virtual-body.tsx';
import { usePrinting } from '../../kit/export/use-printing.ts';
import { heightHere } from '../place/steps.ts';
import { useRowsInView } from './use-rows-in-view.ts';

interface RowProps<Item> {
  item: Item;
  id: string;
  columns: readonly DataColumn<Item>[];
  /** Where the row leads. */
  href?: string;
  /** Null where nothing can be chosen. */
  chosen: boolean | null;
  onChoose: (id: string, upTo: boolean) => void;
  place: number;
}

function OneRow<Item>({ item, id, columns, href, chosen, onChoose, place }: RowProps<Item>) {
  const name = String(columns[0]?.value(item));
  return (
    <tr
      aria-rowindex={place}
      data-selected={chosen || undefined}
      className={`${looks.row} ${heights.regular} relative whitespace-nowrap print:h-auto @max-[36rem]:h-17 print:@max-[36rem]:h-auto ${href ? 'hover:*:bg-selected' : ''}`}
    >
      {chosen === null ? null : (
        <td className={`${looks.cell} ${looks.select} relative z-10 print:hidden`}>
          <Check
            aria-label={`Choose ${name}`}
            checked={chosen}
            onChange={(event) =>
              onChoose(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      <Cells columns={columns} item={item} nameClass={chosen === null ? '' : 'start-13'} cut />
    </tr>
  );
}
/** More on paper than this would keep a printer busy for an hour. */
const mostPrinted = 2000;

/** Drawn anew only when something of its own has changed. */
const RecordRow = memo(OneRow) as typeof OneRow;

/** How far down a list was when it was left, by its address. */
const lefts = new Map<string, number>();
const leftHere = () =>
  typeof location === 'undefined' || heightHere() === null ? 0 : (lefts.get(location.href) ?? 0);

interface RecordRowsProps<Item> {
  rows: readonly Item[];
  idOf: (item: Item) => string;
  columns: readonly DataColumn<Item>[];
  hrefOf?: (item: Item) => string;
  /** Null where nothing can be chosen. */
  chosen: ReadonlySet<string> | null;
  onChoose: (id: string, upTo: boolean) => void;
  scroller: RefObject<HTMLElement | null>;
}

/** Only the rows in view and a few around them; whoever comes back finds the list where it was left. */
export function RecordRows<Item>(props: RecordRowsProps<Item>) {
  const { rows, idOf, columns, hrefOf, chosen, onChoose, scroller } = props;
  const height = useRowHeight(scroller, 'regular');
  const [left] = useState(leftHere);
  const { first, last } = useRowsInView(scroller, { count: rows.length, height, left });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const note = () => lefts.set(location.href, element.scrollTop);
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [scroller]);
  const printing = usePrinting();
  const [from, to] = printing ? [0, mostPrinted] : [first, last];
  const cells = columns.length + (chosen ? 1 : 0);
  return (
    <>
      <Room cells={cells} height={from * height} />
      <tbody className={looks.body}>
        {rows.slice(from, to).map((row, at) => {
          const id = idOf(row);
          return (
            <RecordRow
              key={id}
              item={row}
              id={id}
              columns={columns}
              href={hrefOf?.(row)}
              chosen={chosen ? chosen.has(id) : null}
              onChoose={onChoose}
              // The headings are the first row.
              place={from + at + 2}
            />
          );
        })}
      </tbody>
      <Room cells={cells} height={printing ? 0 : (rows.length - Math.min(to, rows.length)) * height} />
    </>
  );
}
