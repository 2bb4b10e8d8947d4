import type { Block, Cell, Table } from '#engines/documents/document.ts';
import type { BlockMark } from '../conversation.ts';
import { markLook } from './marked-text.tsx';

interface PartTableProps {
  table: Table;
  blocks: readonly Block[];
  marks: readonly BlockMark[];
}

/** As many rows are drawn at once. */
const mostRows = 200;

const said = (cell: Cell): string => (cell === null ? '' : String(cell));

/** The rows of a sheet as a table, with those marked that an answer stands on. */
export function PartTable({ table, blocks, marks }: PartTableProps) {
  const rows = marks.flatMap(({ block }) => {
    const place = blocks[block]?.place;
    return place?.is === 'cells' ? [place.row] : [];
  });
  const marked = new Set(rows);
  const first = Math.max(0, Math.min((rows[0] ?? 0) - mostRows / 2, table.rows.length - mostRows));
  const shown = table.rows.slice(first, first + mostRows);
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-[.9375rem]">
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b border-ink px-2 py-2 text-start font-semibold first:ps-0"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => {
            const at = first + index;
            return (
              <tr key={at} className="border-b border-line">
                {table.columns.map((column, cell) => {
                  const value = row[cell] ?? null;
                  const look = typeof value === 'number' ? 'text-end font-mono tabular-nums' : '';
                  return (
                    <td key={column} className={`px-2 py-1.5 first:ps-0 ${look}`}>
                      {marked.has(at) && value !== null ? (
                        <mark className={markLook}>{said(value)}</mark>
                      ) : (
                        said(value)
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      {shown.length < table.rows.length ? (
        <p className="mt-3 text-sm text-mute">
          Rows {first + 1} to {first + shown.length} of {table.rows.length} are shown.
        </p>
      ) : null}
    </div>
  );
}
