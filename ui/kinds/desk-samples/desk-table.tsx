import type { DeskRow } from '#lib/desk-sample.ts';
import { Standing } from '../../data/standing.tsx';

interface DeskTableProps {
  caption: string;
  columns: readonly [string, string, string, string];
  rows: readonly DeskRow[];
  /** The row whose record stands beside the table. */
  open?: number;
}

const cell = 'px-1.5 first:pl-5 last:pr-5 last:text-right';

/** Name, subject, standing, figure: 44 px rows, which in a narrow box, or with large text, become cards of two lines. */
export function DeskTable({ caption, columns, rows, open }: DeskTableProps) {
  return (
    <div className="@container">
      <table className="w-full border-collapse text-sm @max-md:hidden">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="h-10 text-left text-[.8125rem] text-mute">
            {columns.map((column) => (
              <th key={column} scope="col" className={`${cell} font-normal`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.name}
              className={`h-11 border-t border-line ${index === open ? 'bg-selected shadow-[inset_3px_0_0_var(--ink)]' : ''}`}
            >
              <th scope="row" className={`${cell} py-1.5 text-left font-[540]`}>
                {row.name}
              </th>
              <td className={`${cell} py-1.5 text-mute`}>{row.about}</td>
              <td className={`${cell} py-1.5`}>
                <Standing {...row.standing} />
              </td>
              <td className={`${cell} mono-label whitespace-nowrap`}>{row.figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="@md:hidden">
        {rows.map((row) => (
          <li
            key={row.name}
            className="grid min-h-17 grid-cols-1 items-center gap-x-3 gap-y-0.5 border-b @3xs:grid-cols-[minmax(0,1fr)_auto] border-line px-4 py-3 last:border-0"
          >
            <span className="min-w-0 wrap-anywhere font-[540]">{row.name}</span>
            <span className="mono-label @3xs:text-right">{row.figure}</span>
            <span className="min-w-0 wrap-anywhere text-sm text-mute">{row.about}</span>
            <span className="@3xs:text-right">
              <Standing {...row.standing} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
