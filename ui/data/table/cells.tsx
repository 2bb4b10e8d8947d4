import { figure } from '#lib/money/grouped.ts';
import type { DataColumn } from './columns.ts';
import { daySaid } from './columns.ts';
import { cellLook, looks } from './looks.ts';

function Content<Item>({ column, item }: { column: DataColumn<Item>; item: Item }) {
  if (column.cell) return column.cell(item);
  const value = column.value(item);
  if (column.kind === 'number' && typeof value === 'number') return figure(value);
  if (column.kind !== 'date') return value;
  const { short, whole } = daySaid(String(value));
  return (
    <time dateTime={String(value)} title={whole} dir="auto">
      {short}
    </time>
  );
}

interface CellsProps<Item> {
  columns: readonly DataColumn<Item>[];
  item: Item;
  /** Where the name sticks, when a column of checkboxes stands before it. */
  nameClass?: string;
  /** Words that do not fit are cut off, but not on paper. Figures and days are not asked: a cell that cuts costs more to draw. */
  cut?: boolean;
}

/** The cells of a row: the first names it, the others stand as their column says. */
export function Cells<Item>({ columns, item, nameClass = '', cut = false }: CellsProps<Item>) {
  const words = cut ? 'truncate print:whitespace-normal print:wrap-anywhere' : '';
  return columns.map((column, place) =>
    place === 0 ? (
      <th key={column.id} scope="row" className={`${looks.cell} ${looks.name} ${nameClass} ${words}`}>
        <Content column={column} item={item} />
      </th>
    ) : (
      <td
        key={column.id}
        className={`${looks.cell} ${cellLook(column)} ${column.kind === undefined || column.kind === 'text' ? words : ''}`}
      >
        <Content column={column} item={item} />
      </td>
    ),
  );
}
