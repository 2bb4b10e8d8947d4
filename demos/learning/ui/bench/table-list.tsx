import { ChevronDown, Table2 } from 'lucide-react';
import { tables } from '../../courses/sql/database/script.ts';

/** The tables of the database, to look up while writing. */
export function TableList() {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 items-center gap-3 px-5 text-[.9375rem] font-medium">
        <Table2 size={20} strokeWidth={1.5} aria-hidden="true" />
        Tables in this database
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          aria-hidden="true"
          className="ms-auto transition-transform duration-(--state) group-open:rotate-180"
        />
      </summary>
      <dl className="grid gap-3 px-5 pb-5 text-[.875rem]">
        {tables.map(({ name, columns, holds }) => (
          <div key={name}>
            <dt>
              <code className="font-mono font-semibold">{name}</code>{' '}
              <span className="text-mute">{holds}</span>
            </dt>
            <dd className="mt-1 flex flex-wrap gap-1.5">
              {columns.map((column) => (
                <code key={column} className="rounded-md bg-sunk px-1.5 py-0.5 font-mono">
                  {column}
                </code>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
