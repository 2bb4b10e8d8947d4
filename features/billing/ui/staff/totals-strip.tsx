import type { Total } from '../../staff/totals.server.ts';

/** What the documents of a list come to, by how they stand; each cell leads to those that it counts. */
export function TotalsStrip({ totals, path }: { totals: readonly Total[]; path: string }) {
  return (
    <ul className="mb-5 grid overflow-hidden rounded-card border border-line bg-raised sm:grid-cols-2 xl:grid-cols-4">
      {totals.map(({ label, count, sums, asked }) => (
        <li
          key={label}
          className={`-ms-px -mt-px min-w-0 border-s border-t border-line has-focus-visible:relative ${count === 0 ? 'max-sm:hidden' : ''}`}
        >
          <a
            href={`${path}?${asked}`}
            className="flex h-full items-baseline justify-between gap-4 px-4 py-3 outline-offset-[-3px] hover:bg-selected sm:block sm:px-5"
          >
            <span className="block text-[.84375rem] text-mute">
              {label}
              {count > 0 ? <span className="font-mono"> · {count}</span> : null}
            </span>
            <span className="block font-mono text-[1.0625rem] tabular-nums sm:mt-0.5">
              {sums.length === 0 ? <span className="text-mute">None</span> : null}
              {sums.map((sum) => (
                <span key={sum} className="block text-end sm:text-start">
                  {sum}
                </span>
              ))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
