import { Check, Minus } from 'lucide-react';

export interface VisitTableProps {
  columns: readonly string[];
  rows: readonly { name: string; what: string; seen: readonly boolean[] }[];
}

/** Which hosts a page called on each of three visits. */
export function VisitTable({ columns, rows }: VisitTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-[.95rem]">
        <thead>
          <tr className="border-b border-line align-bottom text-sm text-mute">
            <th className="px-5 py-3 font-normal">Host</th>
            {columns.map((column) => (
              <th key={column} className="px-3 py-3 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-line last:border-0">
              <th scope="row" className="px-5 py-3.5 font-normal">
                <span className="block break-all font-mono text-sm">{row.name}</span>
                <span className="text-sm text-mute">{row.what}</span>
              </th>
              {row.seen.map((seen, index) => (
                <td key={columns[index]} className="px-3 py-3.5">
                  <span className={`flex items-center gap-1.5 text-sm ${seen ? 'font-medium' : 'text-mute'}`}>
                    {seen ? (
                      <Check size={16} strokeWidth={1.5} aria-hidden="true" />
                    ) : (
                      <Minus size={16} strokeWidth={1.5} aria-hidden="true" />
                    )}
                    {seen ? 'called' : 'silent'}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
