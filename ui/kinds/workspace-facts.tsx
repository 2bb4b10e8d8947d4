import type { ReactNode } from 'react';

/** One fact of a record. */
interface WorkspaceFact {
  label: string;
  text: ReactNode;
}

// Written out, because the styles are made from what stands in the source.
const columns: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-4',
};

/** The facts of a record as a strip of cells, two to four of them; two in a row on a phone. */
export function WorkspaceFacts({
  facts,
  className = '',
}: {
  facts: readonly WorkspaceFact[];
  className?: string;
}) {
  return (
    <dl className={`grid grid-cols-2 ${columns[facts.length] ?? ''} ${className}`}>
      {facts.map(({ label, text }) => (
        <div
          key={label}
          className="min-w-0 border-line px-4 py-3 max-sm:even:border-s max-sm:nth-[n+3]:border-t sm:px-5 sm:first:ps-7 sm:not-first:border-s"
        >
          <dt className="text-[.84375rem] text-mute">{label}</dt>
          <dd className="mt-0.5 wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
