import { Check, CircleAlert, Minus } from 'lucide-react';

interface VisitTableProps {
  columns: readonly string[];
  /** What the rows are. */
  first?: string;
  /** What is said where something was seen, and where not. */
  words?: readonly [seen: string, unseen: string];
  rows: readonly {
    name: string;
    what: string;
    seen: readonly boolean[];
    /** On which visits it should not have been seen. */
    wrong?: readonly boolean[];
  }[];
}

/** What was seen of a page on each of three visits: which hosts it called, or what else `words` say. */
export function VisitTable({
  columns,
  rows,
  first = 'Host',
  words: [there, absent] = ['called', 'silent'],
}: VisitTableProps) {
  return (
    <table className="w-full text-left text-[.95rem]">
      <thead>
        <tr className="border-b border-line align-bottom text-xs text-mute sm:text-sm">
          <th className="py-3 pl-3 pr-1 font-normal sm:px-5">{first}</th>
          {columns.map((column) => (
            <th key={column} className="px-1 py-3 font-normal sm:px-3">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-b border-line last:border-0">
            <th scope="row" className="py-3.5 pl-3 pr-1 font-normal sm:px-5">
              <span className="block font-mono text-[.6875rem] wrap-anywhere sm:text-sm">{row.name}</span>
              <span className="text-xs text-mute sm:text-sm">{row.what}</span>
            </th>
            {row.seen.map((seen, index) => {
              const wrong = seen && row.wrong?.[index] === true;
              const Icon = wrong ? CircleAlert : seen ? Check : Minus;
              return (
                <td key={columns[index]} className="px-1 py-3.5 sm:px-3">
                  <span
                    className={`flex items-center gap-1.5 text-[.8125rem] sm:text-sm ${wrong ? 'font-medium text-danger' : seen ? 'font-medium' : 'text-mute'}`}
                  >
                    <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="max-sm:hidden" />
                    {seen ? there : absent}
                    {wrong ? <span className="sr-only">, without consent</span> : null}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
