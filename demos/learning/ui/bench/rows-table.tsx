import type { Cell, Rows } from '#engines/sql-answers/rows.ts';

interface RowsTableProps {
  caption: string;
  rows: Rows;
  /** Places of rows that should not be there. */
  wrong?: readonly number[];
}

const mostShown = 200;

const shown = (cell: Cell) => (cell === null ? <span className="text-mute italic">NULL</span> : String(cell));

/** What a query returned; rows that do not belong are marked. */
export function RowsTable({ caption, rows, wrong = [] }: RowsTableProps) {
  const marked = new Set(wrong);
  return (
    <section
      aria-label={caption}
      tabIndex={0}
      className="max-h-80 overflow-auto border-t border-line outline-offset-[-3px]"
    >
      <table className="w-full border-collapse text-[.875rem]">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-raised">
          <tr>
            {rows.columns.map((column, at) => (
              <th
                key={`${column}-${String(at)}`}
                scope="col"
                className="border-b border-line px-4 py-2 text-start font-mono font-medium whitespace-nowrap"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.rows.slice(0, mostShown).map((row, at) => (
            <tr key={String(at)} className={marked.has(at) ? 'bg-danger/10' : ''}>
              {row.map((cell, column) => (
                <td
                  key={rows.columns[column] ?? String(column)}
                  className={`border-b border-line px-4 py-1.5 whitespace-nowrap ${typeof cell === 'number' ? 'text-end font-mono tabular-nums' : ''}`}
                >
                  {shown(cell)}
                  {marked.has(at) && column === 0 ? (
                    <span className="sr-only"> (shouldn’t be here)</span>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.rows.length > mostShown ? (
        <p className="px-4 py-3 text-[.875rem] text-mute">And {rows.rows.length - mostShown} more rows.</p>
      ) : null}
    </section>
  );
}
