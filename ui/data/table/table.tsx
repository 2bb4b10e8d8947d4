import type { ComponentProps, ReactNode } from 'react';
import { Cells } from './cells.tsx';
import type { DataColumn } from './columns.ts';
import { cellLook, type Density, headingSide, heights, looks } from './looks.ts';

interface TableProps<Item> extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the table shows; its caption. */
  caption: ReactNode;
  /** Hides the caption from view, if there is already a heading above. */
  captionHidden?: boolean;
  columns: readonly DataColumn<Item>[];
  rows: readonly Item[];
  rowId: (item: Item) => string;
  density?: Density;
  /** The row whose record is open beside the table. */
  current?: string;
  /** What the last row shows in each column, such as a sum, by column id. */
  footer?: Readonly<Record<string, ReactNode>>;
}

/** A table without a script; in a narrow container its rows become two-line cards. */
export function Table<Item>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowId,
  density = 'regular',
  current,
  footer,
  className = '',
  ...rest
}: TableProps<Item>) {
  return (
    <div className={`${looks.frame} ${className}`}>
      <div className={looks.scroller}>
        <table className={looks.table} {...rest}>
          <caption
            className={
              captionHidden
                ? 'sr-only'
                : 'border-b border-line px-5 py-3.5 text-start font-display text-lg font-semibold tracking-[-.03em] @max-[36rem]:block @max-[36rem]:px-4'
            }
          >
            {caption}
          </caption>
          <thead className={looks.head}>
            <tr className="h-10">
              {columns.map((column, place) => (
                <th
                  key={column.id}
                  scope="col"
                  className={`${looks.headCell} ${headingSide(column)} ${place === 0 ? `${looks.headName} start-0` : ''}`}
                >
                  {column.heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={looks.body}>
            {rows.map((item) => (
              <tr
                key={rowId(item)}
                data-current={rowId(item) === current || undefined}
                className={`${looks.row} ${heights[density]}`}
              >
                <Cells columns={columns} item={item} />
              </tr>
            ))}
          </tbody>
          {footer ? (
            <tfoot className={looks.body}>
              <tr className={`${looks.row} ${heights[density]} font-semibold`}>
                {columns.map((column, place) => (
                  <td
                    key={column.id}
                    className={`${looks.cell} ${place === 0 ? looks.name : cellLook(column)}`}
                  >
                    {footer[column.id]}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </div>
  );
}
